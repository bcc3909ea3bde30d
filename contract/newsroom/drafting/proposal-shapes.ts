import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { TARGETS, type Target } from '#contract/languages.ts'
import { SectionName } from '#contract/newsroom/desk/desk-shapes.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import {
  MAX_CHOSEN_SOURCES,
  MISMATCH_KINDS,
  type MismatchKind,
  PART_KINDS,
  type PartKind,
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  type ProposalKind,
  type ProposalState,
  QUESTIONS_ASKED,
} from './drafting-rules.ts'

const keysOf = <K extends string>(names: Record<K, string>) => Object.keys(names) as [K, ...K[]]
const count = z.number().int().nonnegative()

export const Kind = z.enum(keysOf<ProposalKind>(PROPOSAL_KINDS), {
  error: `kind must be one of: ${Object.keys(PROPOSAL_KINDS).join(', ')}`,
})

const Language = z.enum(TARGETS as [Target, ...Target[]], { error: `language must be one of: ${TARGETS.join(', ')}` })

export const Asking = z.object({
  kind: Kind,
  day: Day,
  /** Of a translation. */
  language: Language.nullable().default(null),
  /** Of the day; `null` for what is proposed for the day itself. */
  draft_id: Id.nullable().default(null),
  /** A translation has none. */
  source_ids: boundedList(Id, {
    max: MAX_CHOSEN_SOURCES,
    error: 'source_ids must be a list',
    tooMany: `At most ${MAX_CHOSEN_SOURCES} sources can be chosen`,
  })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'source_ids can name each source once' })
    .default([]),
  /** Of questions, cards or mains questions. */
  count: z
    .int({ error: 'count must be a whole number' })
    .min(QUESTIONS_ASKED.least, { error: `count must be at least ${QUESTIONS_ASKED.least}` })
    .max(QUESTIONS_ASKED.most, { error: `count must be at most ${QUESTIONS_ASKED.most}` })
    .default(QUESTIONS_ASKED.usual),
})
export type Asking = z.output<typeof Asking>

const Usage = z.object({
  model: z.string(),
  /** `null`: the service did not say. */
  tokens_in: count.nullable(),
  tokens_out: count.nullable(),
  /** `null` without prices. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  milliseconds: count.nullable(),
})

export const ListedProposal = z.object({
  proposal_id: Id,
  kind: Kind,
  day: Day,
  draft_id: Id.nullable(),
  /** Of a translation. */
  language: Language.nullable(),
  state: z.enum(keysOf<ProposalState>(PROPOSAL_STATES)),
  /** A sentence. */
  failure: z.string().nullable(),
  /** While it waits for the service. */
  next_try_at: Instant.nullable(),
  made_by: z.string().nullable(),
  created_at: Instant,
  finished_at: Instant.nullable(),
  usage: Usage,
  parts: z.object({ total: count, accepted: count, rejected: count }),
})
export type ListedProposal = z.infer<typeof ListedProposal>

const PassageRef = z.object({ source_id: Id, number: count })
export type PassageRef = z.infer<typeof PassageRef>

const Mismatch = z.object({
  kind: z.enum(keysOf<MismatchKind>(MISMATCH_KINDS)),
  said: z.string(),
  /** In the passages, `null` if nothing there is like it. */
  source: z.string().nullable(),
})

const Sentence = z.object({
  /** In the part, from 0. */
  number: count,
  text: z.string(),
  /** That it translates. */
  english: z.string().nullable(),
  passages: z.array(PassageRef),
  /** What it says has to stand in its passages; not so for what is asked, or for a false statement. */
  is_claim: z.boolean(),
  mismatches: z.array(Mismatch),
  /** Places in the text. */
  copied: z.array(z.object({ from: count, to: count })),
  /** A claim without a passage, or one with a mismatch: it has to be confirmed or removed. */
  needs_confirmation: z.boolean(),
})
export type ComparedSentence = z.infer<typeof Sentence>

const Decision = z.object({
  state: z.enum(['accepted', 'rejected']),
  by: z.string().nullable(),
  at: Instant,
  /** Numbers of the sentences that this person confirmed. */
  confirmed: z.array(count),
  /** What was planned of a topic. */
  draft_id: Id.nullable(),
})

const Part = z.object({
  number: count,
  kind: z.enum(keysOf<PartKind>(PART_KINDS)),
  sections: z.array(SectionName),
  /** Such as its term; may be empty. */
  title: z.string(),
  texts: z.array(z.object({ label: z.string(), is_whole: z.boolean(), sentences: z.array(Sentence) })),
  /** Beside its texts, by name: the key of a question, marks, lines of the syllabus. */
  values: z.record(z.string(), z.unknown()),
  /** Published or prepared articles with a title like that of a topic. */
  duplicates: z.array(z.object({ title: z.string(), day: Day.nullable(), article_id: Id.nullable() })),
  /** A translation of what is no longer the English. */
  is_outdated: z.boolean(),
  decision: Decision.nullable(),
})
export type ComparedPart = z.infer<typeof Part>

export const Proposal = ListedProposal.extend({
  parts_proposed: z.array(Part),
  /** What of the reply was left out, in sentences. */
  remarks: z.array(z.string()),
  /** That sentences rest on, as far as they still exist. */
  passages: z.array(PassageRef.extend({ text: z.string() })),
  sources: z.array(z.object({ source_id: Id, title: z.string(), address: z.string().nullable() })),
})
export type Proposal = z.infer<typeof Proposal>

/** `null`: drafting is not set up. */
export const DraftingService = z
  .object({
    host: z.string(),
    model: z.string(),
    per_day: count,
    left_today: count,
    /** Of a million tokens. */
    prices: z.object({ in: z.number(), out: z.number(), currency: z.string() }).nullable(),
  })
  .nullable()
export type DraftingService = z.infer<typeof DraftingService>

const sentenceNumbers = (name: string) =>
  boundedList(z.int({ error: `${name} must be numbers of sentences` }).min(0), {
    max: 500,
    error: `${name} must be a list`,
    tooMany: `${name} can have at most 500 numbers`,
  }).default([])

export const Deciding = z.object({
  action: z.enum(['accept', 'reject'], { error: 'action must be "accept" or "reject"' }),
  /** Sentences that the person confirms, by number. */
  confirmed: sentenceNumbers('confirmed'),
  removed: sentenceNumbers('removed'),
  /** Revisions of the sections that are changed, as the person saw them; a missing one is 0. */
  bases: z.partialRecord(SectionName, z.int().min(0).max(2_147_483_647)).default({}),
})
export type Deciding = z.output<typeof Deciding>
