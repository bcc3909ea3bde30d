import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { inTargets, TranslatedTitle } from '#contract/in-targets.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/syllabus.ts'
import { PaperOrNode } from './node-rules.ts'

const count = z.number().int().min(0)

/** Of published articles, with descendants. `weight`: see `weightOf`. */
const InLibrary = z.object({ published: count, asked: count, questions: count, weight: count })

const Node = InLibrary.extend({ node_id: z.string(), text: z.string() })
const Line = Node.extend({ parts: z.array(Node) })

export const Syllabus = z.object({
  /** English if the language has no wording. */
  language: z.enum(LANGUAGES),
  wording: z.enum(['official', 'translated', 'unverified']),
  /** In its language; `null` for an official wording. */
  wording_note: z.string().nullable(),
  papers: z.array(
    InLibrary.extend({
      paper_id: z.string(),
      stage: z.enum(['prelims', 'mains']),
      title: z.string(),
      short: z.string(),
      lines: z.array(Line),
    }),
  ),
})
export type Syllabus = z.infer<typeof Syllabus>

/** With descendants. Only published articles; all cards and written answers. */
export const NodeFigures = z.object({
  node_id: z.string(),
  /** `read`: opened. `finished`: marked by the person at the end. */
  read: count,
  finished: count,
  /** Questions, each once; the last answer counts, of mock tests too. A question left open in a quiz counts as wrong. */
  answered: count,
  answered_right: count,
  /** `due`: today, without the budget. `known`: remembered at least a day after it was added, and now with 90% probability. */
  cards: count,
  due: count,
  known: count,
  /** Submitted answers; the mean of those with a full score, weighted by marks. */
  written: count,
  score_share: z.number().min(0).max(1).nullable(),
  last_touched: Instant,
})
export type NodeFigures = z.infer<typeof NodeFigures>

const SomeArticle = z.object({
  article_id: Id,
  title: z.string(),
  title_translated: TranslatedTitle,
  publication_date: Day,
  reading_minutes: z.number().int(),
})

/** Why it is chosen: `missing` of `all` (articles, cards, answers or questions) in a part of the syllabus. */
const REASON = {
  node_id: z.string(),
  missing: count,
  all: count,
  asked: count,
  /** Until the examination; `null` without a date. */
  days_left: count.nullable(),
}

export const NextThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), article: SomeArticle, ...REASON }),
  z.object({ kind: z.literal('review'), ...REASON }),
  z.object({ kind: z.literal('repeat'), ...REASON }),
  z.object({ kind: z.literal('test'), ...REASON }),
  z.object({
    kind: z.literal('write'),
    article: SomeArticle,
    question_key: z.string(),
    question: z.string(),
    question_translated: inTargets(z.string()).optional(),
    ...REASON,
  }),
])
export type NextThing = z.infer<typeof NextThing>

export const NODE_NOT_FOUND = m.nodeNotFound

export const ledger = {
  tree: endpoint('GET /api/syllabus', 'member', {
    summary: 'The official syllabus by paper, line and part of a line, with what the library has of each and its weight',
    isCached: true,
    query: z.object({
      language: z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(', ')}` }).default('en'),
    }),
    reply: data(Syllabus),
  }),
  figures: endpoint('GET /api/syllabus/figures', 'member', {
    summary:
      'What the signed-in person read, finished, answered, wrote and keeps as cards for each paper and node of the syllabus; leaves out those never touched',
    reply: data(z.array(NodeFigures)),
  }),
  next: endpoint('GET /api/syllabus/next/:nodeId', 'member', {
    summary:
      'Up to three things that the signed-in person can do next for a paper or a node of the syllabus, by its weight, what is missing and the days left',
    params: z.object({ nodeId: PaperOrNode }),
    notFound: NODE_NOT_FOUND,
    reply: data(z.array(NextThing)),
  }),
}
