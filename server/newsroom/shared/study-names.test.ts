import { expect, test } from 'vitest'
import type { StudyKind } from '#contract/reading/provenance-rules.ts'
import { unnamedPlaces } from './study-names.ts'

const missing = (kind: StudyKind, text: string) => unnamedPlaces({ study_with: [{ kind, text }] }).map(({ message }) => message)

test.each([
  ['constitution', 'Article 334A: reservation for women'],
  ['constitution', 'Articles 14 and 21'],
  ['constitution', 'Seventh Schedule, entry 5'],
  ['constitution', 'Part IXA: the Municipalities'],
  ['act', 'Prevention of Corruption Act, 1988, section 17A: prior approval'],
  ['ncert', 'NCERT Class XI, Indian Constitution at Work, chapter 3: Election and Representation'],
  ['ncert', 'NCERT Class XII, India: People and Economy, chapter on international trade'],
  ['report', 'Second ARC, fourth report: Ethics in Governance'],
] as const)('a %s link that names its place needs nothing: %s', (kind, text) => {
  expect(missing(kind, text)).toEqual([])
})

test.each([
  ['constitution', 'Fundamental rights', ['Does not name an Article, a Schedule or a Part of the Constitution']],
  ['act', 'Prevention of Corruption Act, 1988', ['Does not name a section of the Act']],
  ['ncert', 'Indian Constitution at Work, chapter 3', ['Does not name the class of the NCERT book']],
  ['ncert', 'NCERT Class XI', ['Does not name the chapter of the NCERT book']],
] as const)('a %s link that does not name its place is found: %s', (kind, text, messages) => {
  expect(missing(kind, text)).toEqual(messages)
})
