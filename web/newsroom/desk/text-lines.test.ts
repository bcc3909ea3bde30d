import { expect, test } from 'vitest'
import { comparedLines, linesOf } from './text-lines.ts'

test('a section is compared by the lines of its texts', () => {
  const [before, after] = comparedLines(
    { 'analysis_text.past': 'One.\n\nTwo.' },
    { 'analysis_text.past': 'One.\n\nTwo and a half.' },
  )
  expect(before.filter(({ isOther }) => isOther)).toEqual([{ text: 'Two.', isOther: true }])
  expect(after.filter(({ isOther }) => isOther)).toEqual([{ text: 'Two and a half.', isOther: true }])
})

test('lists and numbers have lines too', () => {
  expect(linesOf({ facts: [{ sentence: 'A', source: 0 }], syllabus: ['gs2'] })).toEqual(['A', '0', 'gs2'])
})
