import { describe, expect, test } from 'vitest'
import { patternsOf } from './listing.ts'

describe('what somebody types into a search', () => {
  test('is looked for word by word, each for itself', () => {
    expect(patternsOf('  money   bill ')).toEqual(['%money%', '%bill%'])
    expect(patternsOf('मौलिक अधिकार')).toEqual(['%मौलिक%', '%अधिकार%'])
    expect(patternsOf('   ')).toEqual([])
  })

  test('holds no signs that mean something to the database', () => {
    expect(patternsOf('100% snake_case back\\slash')).toEqual(['%100\\%%', '%snake\\_case%', '%back\\\\slash%'])
  })

  test('is no search beyond eight words', () => {
    expect(patternsOf('a b c d e f g h i j')).toHaveLength(8)
  })
})
