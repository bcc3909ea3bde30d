import { expect, test } from 'vitest'
import { charactersLeft } from './characters-left.ts'

test('says how many characters are left, or by how many a text is too long', () => {
  expect([1200, 1, 0, -1, -25].map(charactersLeft)).toEqual([
    '1,200 characters left',
    '1 character left',
    '0 characters left',
    '1\u00a0character too many',
    '25\u00a0characters too many',
  ])
})
