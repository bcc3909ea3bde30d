import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMissingBuiltIns, BUILT_INS } from './missing-built-ins.ts'

const own = BUILT_INS.flatMap(({ of, add }) =>
  Object.keys(add).map((name) => ({ of, name, descriptor: Object.getOwnPropertyDescriptor(of, name) })),
)

describe('a browser without the newer built-ins', () => {
  beforeEach(() => {
    for (const { of, name } of own) Reflect.deleteProperty(of, name)
    addMissingBuiltIns()
  })
  afterEach(() => {
    for (const { of, name, descriptor } of own) {
      Reflect.deleteProperty(of, name)
      if (descriptor) Object.defineProperty(of, name, descriptor)
    }
  })

  test('sorts, reverses and splices copies', () => {
    const list = [3, 1, 2]
    expect([list.toSorted(), list.toSorted((one, other) => other - one)]).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ])
    expect([list.toReversed(), list.toSpliced(1, 1), list.toSpliced(0, 2, 9)]).toEqual([
      [2, 1, 3],
      [3, 2],
      [9, 2],
    ])
    expect(list).toEqual([3, 1, 2])
  })

  test('groups, and knows what is an address and what can be stored', () => {
    expect({ ...Object.groupBy(['an', 'b', 'of'], ({ length }) => length) }).toEqual({ 1: ['b'], 2: ['an', 'of'] })
    expect(['https://a.in/x', '/x', 'https://'].map((address) => URL.canParse(address))).toEqual([true, false, false])
    expect(URL.canParse('/x', 'https://a.in')).toBe(true)
    expect(['😀 ok', '\ud83d'].map((text) => text.isWellFormed())).toEqual([true, false])
  })

  test('keeps letters with their signs, conjuncts, flags and emoji whole', () => {
    const letters = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    expect(letters('क्षि')).toEqual(['क्षि'])
    expect(letters('நிழல்')).toEqual(['நி', 'ழ', 'ல்'])
    expect(new Intl.Segmenter().segment('aक्षि').containing(3)).toMatchObject({ segment: 'क्षि', index: 1 })
    expect(new Intl.Segmenter().segment('a').containing(1)).toBeUndefined()
    expect(letters('👨‍👩‍👧🇮🇳👍🏽e\u0301')).toEqual(['👨‍👩‍👧', '🇮🇳', '👍🏽', 'e\u0301'])
  })

  test('splits sentences', () => {
    const sentences = [...new Intl.Segmenter('hi', { granularity: 'sentence' }).segment('यह है। What? 3.5 per cent')]
    expect(sentences.map(({ segment, index }) => [index, segment])).toEqual([
      [0, 'यह है। '],
      [7, 'What? '],
      [13, '3.5 per cent'],
    ])
  })
})

test('a browser that has them keeps its own', () => {
  const before = own.map(({ of, name }) => Object.getOwnPropertyDescriptor(of, name)?.value)
  addMissingBuiltIns()
  expect(own.map(({ of, name }) => Object.getOwnPropertyDescriptor(of, name)?.value)).toEqual(before)
})
