import { z } from 'zod'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { Day } from '#contract/text.ts'
import { LEGAL_PATHS } from './legal-copy.ts'

/** `content/public/copy.json`, editable by operators. */

const text = z.string().trim().min(1)
const Titled = z.strictObject({ title: text, text })
const PageCopy = z.strictObject({
  /** Without the product name. */
  title: text,
  description: text.max(180),
  card: z.array(text.max(32)).min(1).max(4),
})

const Station = z.strictObject({ name: text, text })
const Feature = Titled.extend({ mark: z.enum(['pro', 'coming']).optional() })
const Sponsor = z.strictObject({
  name: text,
  text,
  url: z.url({ protocol: /^https$/ }),
  /** In `web/public`. */
  logo: z
    .string()
    .regex(/^\/logos\/[\w-]+\.(svg|png)$/)
    .optional(),
})

/** `{option}` is the right letter. */
const QuestionLabels = z.strictObject({ title: text, right: text, wrong: text, show: text, answer: text })
export type QuestionLabels = z.infer<typeof QuestionLabels>

const TranslatedQuestion = z.strictObject({ question_text: text, options: z.record(z.string(), text), explanation: text })

export const PUBLIC_PATHS = ['/', '/features', '/pricing', '/mission', '/sponsors', ...LEGAL_PATHS] as const
export type PublicPath = (typeof PUBLIC_PATHS)[number]

export const PublicCopy = z.strictObject({
  pages: z.record(z.enum(PUBLIC_PATHS), PageCopy),
  hero: z.strictObject({ title: text, lead: text, note: text }),
  sample: z.strictObject({
    day: Day,
    article: text,
    question: z.int().min(0),
    title: text,
    text,
    questionLabels: z.record(z.enum(LANGUAGES), QuestionLabels),
    questionTranslated: z.partialRecord(z.enum(TARGETS), TranslatedQuestion),
  }),
  problem: z.strictObject({ title: text, points: z.array(Titled).min(1) }),
  exams: z.strictObject({ title: text, text, list: z.array(Station).min(1) }),
  faq: z.strictObject({ title: text, list: z.array(z.strictObject({ question: text, answer: text })).min(1) }),
  callToAction: Titled,
  features: z.strictObject({
    title: text,
    lead: text,
    stationsTitle: text,
    stations: z.array(Station).min(1),
    groups: z.array(z.strictObject({ title: text, list: z.array(Feature).min(1) })).min(1),
  }),
  /** Unmeasured targets. */
  aims: Titled.extend({ list: z.array(z.strictObject({ figure: text, text })) }),
  pricing: z.strictObject({
    title: text,
    lead: text,
    memberNote: text.includes('{monthly}').includes('{yearly}').includes('{year}'),
  }),
  mission: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    principlesTitle: text,
    principles: z.array(Titled),
    timelineTitle: text,
    timeline: z.array(Station.extend({ title: text })).min(1),
  }),
  sponsors: z.strictObject({
    title: text,
    lead: text,
    listTitle: text,
    listText: text,
    list: z.array(Sponsor),
    support: Titled.extend({ list: z.array(Titled.extend({ showsContact: z.boolean().optional() })) }),
    ideas: Titled.extend({ list: z.array(Titled) }),
  }),
})
export type PublicCopy = z.infer<typeof PublicCopy>
