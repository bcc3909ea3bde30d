import { expect, test } from 'vitest'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { dayForm, dayToOpen, dueText, missingText, statesText, translatedText } from './desk-texts.ts'

const NONE = { words: 0, key_terms: 0, questions: 0, flashcards: 0, mains: 0, must_know: 0, sources: 0, facts: 0 }
const WHOLE = { words: 640, key_terms: 10, questions: 6, flashcards: 8, mains: 2, must_know: 3, sources: 1, facts: 1 }

const draft = (parts: Partial<ListedDraft> = {}): ListedDraft => ({
  draft_id: 'one',
  kind: 'article',
  day: '2026-12-01',
  title: 'Census',
  note: '',
  syllabus: [],
  state: 'drafting',
  assignee: null,
  counts: WHOLE,
  translated: null,
  open_comments: 0,
  updated_at: '2026-11-28T00:00:00.000Z',
  updated_by: null,
  article_id: null,
  ...parts,
})

test('says what an article still lacks, in numbers and words', () => {
  expect(missingText(draft())).toBeUndefined()
  expect(missingText(draft({ counts: { ...WHOLE, questions: 2, sources: 0 } }))).toBe('Missing: 4 questions, sources')
  expect(missingText(draft({ counts: { ...WHOLE, words: 0, mains: 1 } }))).toBe('Missing: the text, 1 mains question')
  expect(missingText(draft({ counts: NONE }))).toBe('Nothing written yet')
  expect(missingText(draft({ counts: NONE, kind: 'in_news' }))).toBeUndefined()
  expect(missingText(draft({ counts: NONE, state: 'handed_over' }))).toBeUndefined()
})

test('counts the drafts of a day by state, without those that are in it', () => {
  const states = ['drafting', 'approved', 'drafting', 'handed_over'] as const
  expect(statesText(states.map((state) => draft({ state })))).toBe('2 being written, 1 approved')
})

test('a weekday from today on with nothing is a hole, a weekend or an earlier day is not', () => {
  const friday = '2026-12-04'
  expect(dayForm(friday, [], undefined, friday)).toBe('hole')
  expect(dayForm(friday, [], undefined, '2026-12-05')).toBe('free')
  expect(dayForm('2026-12-05', [], undefined, friday)).toBe('free')
  expect(dayForm(friday, [draft()], undefined, friday)).toBe('prepared')
})

test('opens tomorrow, or the next day with drafts', () => {
  expect(dayToOpen([], '2026-11-29')).toBe('2026-11-30')
  const drafts = [draft({ day: '2026-11-30', state: 'handed_over' }), draft({ day: '2026-12-02' })]
  expect(dayToOpen(drafts, '2026-11-29')).toBe('2026-12-02')
})

test('a day is due at six in India', () => {
  const now = new Date('2026-11-29T00:29:00Z')
  expect(dueText('2026-11-30', now)).toBe('Due tomorrow at 6:00 am IST')
  expect(dueText('2026-11-29', now)).toBe('Due today at 6:00 am IST')
  expect(dueText('2026-11-29', new Date('2026-11-29T00:30:00Z'))).toBe('Was due today at 6:00 am IST')
  expect(dueText('2026-12-02', now)).toBe('Due on Wed 2 Dec 2026 at 6:00 am IST')
})

test('says which languages of a draft are complete', () => {
  const translated = { hi: { done: 7, total: 7 }, ta: { done: 5, total: 7 } }
  expect(translatedText(draft({ translated }))).toBe('Hindi complete, Tamil 5 of 7 parts')
  expect(translatedText(draft({ translated, state: 'handed_over' }))).toBeUndefined()
  expect(translatedText(draft({ translated: null }))).toBeUndefined()
})
