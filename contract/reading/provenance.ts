import { z } from 'zod'
import { byLanguage, byTarget } from '#contract/languages.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { ASKED_PAPERS, FIGURE_PLACES, MAP_AREAS, SOURCE_KINDS, type SourceKind } from './provenance-rules.ts'

const translated = z.object(byTarget(() => z.string().optional())).optional()
const inEach = z.object(byLanguage(() => z.string()))
/** An index in `sources`. */
const source = z.number().int().min(0)

export const Source = z.object({
  title: z.string(),
  publisher: z.string(),
  kind: z.enum(Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]]),
  date: Day,
  url: z.string(),
})
export type Source = z.infer<typeof Source>

/** A sentence with the number or name that it is about, and the day on which it was true. */
export const Fact = z.object({ sentence: z.string(), value: z.string(), source, date: Day, translated })
export type Fact = z.infer<typeof Fact>

/** What happened after the article was written. */
export const SinceThen = z.object({ date: Day, text: z.string(), source, translated })
export type SinceThen = z.infer<typeof SinceThen>

/** A question of an earlier examination, in words of our own. */
export const AskedBefore = z.object({
  year: z.number().int(),
  paper: z.enum(ASKED_PAPERS),
  question: z.number().int(),
  theme: z.string(),
  translated,
})
export type AskedBefore = z.infer<typeof AskedBefore>

const ANY_FIGURE = {
  /** The part of the article that it follows. */
  after: z.enum(FIGURE_PLACES),
  alt: inEach,
  caption: inEach,
  source: source.optional(),
}
/** In pixels; `widths` are those that `GET /api/figures/:imageId/:width` has, none for an SVG. */
export const FigureImage = z.object({
  image_id: Id,
  type: z.enum(['svg', 'webp']),
  width: z.number().int(),
  height: z.number().int(),
  widths: z.array(z.number().int()),
  /** Opens it until its article is published; only admins get one. */
  ticket: z.string().optional(),
})

export type FigureImage = z.infer<typeof FigureImage>

export const Figure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), image: FigureImage, ...ANY_FIGURE }),
  z.object({
    kind: z.literal('map'),
    area: z.enum(MAP_AREAS),
    /** Degrees, north and east positive. */
    points: z.array(z.object({ label: inEach, latitude: z.number(), longitude: z.number() })),
    ...ANY_FIGURE,
  }),
])
export type Figure = z.infer<typeof Figure>

/** The public change log of an article, newest first. */
export const ArticleNote = z.object({
  note_id: Id,
  kind: z.enum(['correction', 'since_then']),
  at: Instant,
  /** Of a correction: what was wrong; else empty. */
  wrong: z.string(),
  /** Of a correction: what is right; else the text that was added. */
  right: z.string(),
})
export type ArticleNote = z.infer<typeof ArticleNote>
