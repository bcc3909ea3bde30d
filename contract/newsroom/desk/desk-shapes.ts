import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { TARGETS, type Target } from '#contract/languages.ts'
import { NodeIds } from '#contract/syllabus/node-rules.ts'
import { Day, Id, Instant, prose, Revision } from '#contract/text.ts'
import { DESK_STATES, type DeskState } from './desk-rules.ts'
import { SECTION_NAMES, sectionOf } from './desk-sections.ts'

export const count = z.number().int().nonnegative()
export const SectionName = z.enum(SECTION_NAMES, { error: `section must be one of: ${SECTION_NAMES.join(', ')}` })
const State = z.enum(Object.keys(DESK_STATES) as [DeskState, ...DeskState[]])
export const Person = z.object({ id: Id, name: z.string() })

const Counts = z.object({
  words: count,
  key_terms: count,
  questions: count,
  flashcards: count,
  mains: count,
  must_know: count,
  sources: count,
  facts: count,
})
export type DeskCounts = z.infer<typeof Counts>

/** Parts of the article with all their texts in a language: a text, a question, a card, a list. */
export const Translated = z.partialRecord(z.enum(TARGETS as [Target, ...Target[]]), z.object({ done: count, total: count }))
export type Translated = z.infer<typeof Translated>
/** As they are kept with the draft. */
export type StoredCounts = DeskCounts & { translated?: Translated }

export const ListedDraft = z.object({
  draft_id: Id,
  kind: z.enum(['article', 'in_news']),
  /** `null`: an idea. */
  day: Day.nullable(),
  title: z.string(),
  note: z.string(),
  syllabus: z.array(z.string()),
  state: State,
  assignee: Person.nullable(),
  counts: Counts,
  /** `null`: not saved since translations are counted. */
  translated: Translated.nullable(),
  /** Comments that nobody has closed. */
  open_comments: count,
  updated_at: Instant,
  updated_by: z.string().nullable(),
  /** Once handed over. */
  article_id: Id.nullable(),
})
export type ListedDraft = z.infer<typeof ListedDraft>

/** Fields of the upload by path. */
export const Fields = z.record(z.string(), z.unknown())

const SavedSection = z.object({
  section: SectionName,
  fields: Fields,
  /** Of the draft when it was saved: the next save names it. */
  revision: Revision,
  changed_by: z.string().nullable(),
  changed_at: Instant,
})
export type SavedSection = z.infer<typeof SavedSection>

export const Hold = z.object({ section: SectionName, by: Person, until: Instant, asked_by: Person.nullable() })
export type Hold = z.infer<typeof Hold>

const Comment = z.object({
  comment_id: Id,
  section: SectionName,
  /** The words that it is about. */
  quote: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  at: Instant,
  closed_by: z.string().nullable(),
  closed_at: Instant.nullable(),
})
export type DeskComment = z.infer<typeof Comment>

export const Draft = ListedDraft.extend({
  revision: z.number().int().nonnegative(),
  /** Changed after the revision that was asked for. */
  sections: z.array(SavedSection),
  /** Of everybody, now. */
  holds: z.array(Hold),
  comments: z.array(Comment),
  /** Where a second person has to approve, and the caller wrote last. */
  needs_another_person: z.boolean(),
})
export type DeskDraft = z.infer<typeof Draft>

export const Version = z.object({
  number: count,
  at: Instant,
  by: z.string(),
  /** That proposed the words of this version; `null`: the person wrote them. */
  model: z.string().nullable(),
  sections: z.array(SectionName),
})
export type DeskVersion = z.infer<typeof Version>

export const Plan = {
  title: prose(300, 'The title'),
  day: Day.nullable(),
  note: z.string({ error: 'The note must be text' }).trim().max(4000, { error: 'The note can have at most 4000 characters' }),
  syllabus: NodeIds,
  assignee_id: Id.nullable(),
}

const Change = z
  .object({
    section: SectionName,
    /** Empty: the section is emptied. */
    fields: Fields,
    /** `0` where nothing was saved before. */
    base: z.int({ error: 'base must be the revision of the section' }).min(0).max(2_147_483_647),
  })
  .superRefine(({ section, fields }, context) => {
    for (const path of Object.keys(fields))
      if (sectionOf(path) !== section)
        context.addIssue({ code: 'custom', path: ['fields', path], message: `"${path}" is not a field of ${section}` })
  })

export const Changes = boundedList(Change, {
  min: 1,
  max: SECTION_NAMES.length,
  error: 'changes must be a list',
  tooFew: 'changes must name at least one section',
  tooMany: 'changes can name each section once',
}).refine((changes) => new Set(changes.map(({ section }) => section)).size === changes.length, {
  error: 'changes can name each section once',
})
export type SectionChange = z.output<typeof Change>

export const Mistakes = z.array(z.object({ path: z.string(), message: z.string() }))
