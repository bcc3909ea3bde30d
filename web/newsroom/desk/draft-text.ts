import { draftFrom, type Section, type SectionFields, type Sections, sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft, SavedSection } from '#contract/newsroom/desk/desk-shapes.ts'

/** What was typed and is not on the server yet. */
export interface Unsaved {
  fields: SectionFields
  /** The revision of the section that was changed; 0: it had no text. */
  base: number
  /** Sections that one press changed together are saved together. */
  together: Section[]
}
export type UnsavedSections = Partial<Record<Section, Unsaved>>

export const asSections = (saved: readonly SavedSection[]): Sections =>
  Object.fromEntries(saved.map(({ section, fields }) => [section, fields]))

/** The draft with what was typed. */
export const shownDraft = (saved: readonly SavedSection[], unsaved: UnsavedSections): Record<string, unknown> =>
  draftFrom({ ...asSections(saved), ...fieldsOf(unsaved) })

const fieldsOf = (unsaved: UnsavedSections): Sections =>
  Object.fromEntries(Object.entries(unsaved).map(([section, { fields }]) => [section, fields]))

export const isSame = (one: SectionFields = {}, other: SectionFields = {}): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, value]) => JSON.stringify(value) === JSON.stringify(other[path]))

/** @returns the sections in which two drafts differ */
export function changedSections(before: Record<string, unknown>, after: Record<string, unknown>): Section[] {
  const [one, other] = [sectionsOf(before), sectionsOf(after)]
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Section>
  return [...names].filter((section) => !isSame(one[section], other[section]))
}

/** What is unsaved after a change of the whole draft. */
export function withChange(
  saved: readonly SavedSection[],
  unsaved: UnsavedSections,
  after: Record<string, unknown>,
): UnsavedSections {
  const changed = changedSections(shownDraft(saved, unsaved), after)
  const next = { ...unsaved }
  const sections = sectionsOf(after)
  for (const section of changed) {
    const known = saved.find((one) => one.section === section)
    const fields = sections[section] ?? {}
    const together = [...new Set([...(unsaved[section]?.together ?? []), ...changed])]
    if (isSame(fields, known?.fields) && (unsaved[section]?.base ?? known?.revision ?? 0) === (known?.revision ?? 0))
      delete next[section]
    else next[section] = { fields, base: unsaved[section]?.base ?? known?.revision ?? 0, together }
  }
  return next
}

/** Sections that somebody else has changed since: both texts are there, and a person chooses. */
export function conflictsIn(saved: readonly SavedSection[], unsaved: UnsavedSections): Section[] {
  return saved.flatMap(({ section, revision, fields }) => {
    const mine = unsaved[section]
    return mine && mine.base < revision && !isSame(mine.fields, fields) ? [section] : []
  })
}

/** What can be sent: nothing that is refused, nor what was changed together with it. */
export function toSend(unsaved: UnsavedSections, refused: readonly Section[]): Section[] {
  const names = Object.keys(unsaved) as Section[]
  return names.filter((section) => !unsaved[section]?.together.some((other) => refused.includes(other)))
}

/** What is still unsaved after a save: text typed during it. */
export function afterSave(unsaved: UnsavedSections, sent: UnsavedSections, revision: number): UnsavedSections {
  const entries = Object.entries(unsaved).flatMap(([section, mine]): [string, Unsaved][] => {
    const was = sent[section as Section]
    if (!was) return [[section, mine]]
    return isSame(was.fields, mine.fields) ? [] : [[section, { ...mine, base: revision }]]
  })
  return Object.fromEntries(entries)
}

/** @param newer has the sections that were saved after the revision of `known` */
export const withNewer = (known: DeskDraft | undefined, newer: DeskDraft): DeskDraft => ({
  ...newer,
  sections: withSections(known?.sections ?? [], newer.sections),
})

/**
 * The draft after a save, before the server is asked again. Where others have saved since, its revision stays: the next reply
 * brings their sections.
 */
export const withSaved = (draft: DeskDraft, saved: readonly SavedSection[], revision: number): DeskDraft => ({
  ...draft,
  revision: revision === draft.revision + 1 ? revision : draft.revision,
  sections: withSections(draft.sections, saved),
})

const withSections = (before: readonly SavedSection[], newer: readonly SavedSection[]): SavedSection[] => [
  ...before.filter(({ section }) => !newer.some((one) => one.section === section)),
  ...newer,
]
