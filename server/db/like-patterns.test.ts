import { describe, expect, test } from 'vitest'
import { containsPatterns } from './like-patterns.ts'

describe('search words as patterns', () => {
  test('there is one pattern for each different word', () => {
    expect(containsPatterns('  money   bill money ')).toEqual(['%money%', '%bill%'])
    expect(containsPatterns('मौलिक अधिकार')).toEqual(['%मौलिक%', '%अधिकार%'])
    expect(containsPatterns('   ')).toEqual([])
  })

  test('wildcards are searched as plain characters', () => {
    expect(containsPatterns('100% snake_case back\\slash')).toEqual(['%100\\%%', '%snake\\_case%', '%back\\\\slash%'])
  })

  test('words after the eighth are ignored', () => {
    expect(containsPatterns('a b c d e f g h i j')).toHaveLength(8)
  })
})
