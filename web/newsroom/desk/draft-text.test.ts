import { describe, expect, test } from 'vitest'
import type { DeskDraft, SavedSection } from '#contract/newsroom/desk/desk-shapes.ts'
import { afterSave, conflictsIn, shownDraft, toSend, withChange, withNewer, withSaved } from './draft-text.ts'

const saved = (section: SavedSection['section'], fields: Record<string, unknown>, revision: number): SavedSection => ({
  section,
  fields,
  revision,
  changed_by: 'asha',
  changed_at: '2026-01-15T06:00:00.000Z',
})

const SAVED = [saved('title', { title: 'Rivers' }, 1), saved('past', { 'analysis_text.past': 'Then.' }, 2)]

describe('what is typed in a draft', () => {
  test('is unsaved by section, with the revision that was changed', () => {
    const draft = { title: 'Rivers', analysis_text: { past: 'Then, and now.' } }
    const unsaved = withChange(SAVED, {}, draft)
    expect(unsaved).toEqual({ past: { fields: { 'analysis_text.past': 'Then, and now.' }, base: 2, together: ['past'] } })
    expect(shownDraft(SAVED, unsaved)).toEqual(draft)
  })

  test('is nothing once it is as it was', () => {
    const unsaved = withChange(SAVED, {}, { title: 'Rivers!', analysis_text: { past: 'Then.' } })
    expect(withChange(SAVED, unsaved, { title: 'Rivers', analysis_text: { past: 'Then.' } })).toEqual({})
  })

  test('empties a section whose fields are removed', () => {
    expect(withChange(SAVED, {}, { title: 'Rivers' })).toEqual({ past: { fields: {}, base: 2, together: ['past'] } })
  })

  test('stays when somebody else has saved the section, and both are there', () => {
    const unsaved = withChange(SAVED, {}, { title: 'Rivers', analysis_text: { past: 'Mine.' } })
    const later = [SAVED[0] as SavedSection, saved('past', { 'analysis_text.past': 'Theirs.' }, 3)]
    expect(conflictsIn(later, unsaved)).toEqual(['past'])
    expect(shownDraft(later, unsaved)).toEqual({ title: 'Rivers', analysis_text: { past: 'Mine.' } })
  })

  test('is sent without what is refused, and without what was changed together with that', () => {
    const known = [...SAVED, saved('sources', { sources: [1, 2] }, 3), saved('facts', { facts: [{ source: 1 }] }, 4)]
    const shown = shownDraft(known, {})
    const unsaved = withChange(known, {}, { ...shown, title: 'Floods' })
    const renumbered = withChange(known, unsaved, { ...shown, title: 'Floods', sources: [2], facts: [{ source: 0 }] })
    expect(toSend(renumbered, ['facts'])).toEqual(['title'])
  })

  test('stays unsaved where it was typed during the save', () => {
    const sent = withChange(SAVED, {}, { title: 'Floods', analysis_text: { past: 'Mine.' } })
    const typed = withChange(SAVED, sent, { title: 'Floods', analysis_text: { past: 'Mine, longer.' } })
    expect(afterSave(typed, sent, 5)).toEqual({
      past: { fields: { 'analysis_text.past': 'Mine, longer.' }, base: 5, together: ['title', 'past'] },
    })
  })
})

describe('what the page knows of a draft', () => {
  const known = { title: 'Rivers', revision: 2, sections: SAVED } as DeskDraft
  const textsOf = ({ sections }: DeskDraft) => sections.map(({ section, revision }) => [section, revision])

  test('is its sections, in place of which newer ones come', () => {
    const newer = { title: 'Rivers', revision: 3, sections: [saved('past', {}, 3)] } as unknown as DeskDraft
    expect(textsOf(withNewer(known, newer))).toEqual([
      ['title', 1],
      ['past', 3],
    ])
    expect(withNewer(undefined, newer)).toEqual(newer)
  })

  test('misses nothing that somebody else saved just before me', () => {
    const alone = withSaved(known, [saved('past', {}, 3)], 3)
    expect([alone.revision, textsOf(alone)]).toEqual([
      3,
      [
        ['title', 1],
        ['past', 3],
      ],
    ])
    expect(withSaved(known, [saved('past', {}, 4)], 4).revision).toBe(2)
  })
})
