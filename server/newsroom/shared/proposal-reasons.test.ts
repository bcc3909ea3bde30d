import { expect, test } from 'vitest'
import { reasonOf } from './proposal-reasons.ts'

const LINE = 'gs2.legislatures'

test.each([
  [{ terms: ['Article 334A'], words: ['women'], lines: [] }, 'Term Article 334A; title: women'],
  [
    { terms: ['A', 'B', 'C', 'D'], words: [], lines: [LINE, 'gs2.constitution'] },
    'Terms A, B and 2 more; 2 lines of the syllabus',
  ],
  [{ terms: [], words: ['women'], lines: [LINE] }, 'Title: women; one line of the syllabus'],
  [{ terms: [], words: ['market'], lines: ['gs3.economy.growth'] }, expect.stringMatching(/^Title: market; (GS3|one line)/)],
])('%j is proposed as "%s"', (shared, reason) => {
  expect(reasonOf(shared)).toEqual(reason)
})
