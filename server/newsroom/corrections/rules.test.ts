import { describe, expect, test } from 'vitest'
import { addedEntries } from './rules.ts'

const entry = (date: string, text: string) => ({ date, text })
const ONE = entry('2026-01-20', 'The court has decided.')
const TWO = entry('2026-02-10', 'The law was changed.')

describe('entries that were added to "Since then"', () => {
  test('are those that the list did not have, newest first', () => {
    expect(addedEntries([], [ONE, TWO])).toEqual([TWO, ONE])
    expect(addedEntries([ONE], [ONE, TWO])).toEqual([TWO])
  })

  test('are not those that only moved, or were removed', () => {
    expect(addedEntries([ONE, TWO], [TWO, ONE])).toEqual([])
    expect(addedEntries([ONE, TWO], [TWO])).toEqual([])
  })

  test('are not those whose words or whose date were corrected', () => {
    expect(addedEntries([ONE], [{ ...ONE, text: 'The court decided.' }])).toEqual([])
    expect(addedEntries([ONE], [{ ...ONE, date: '2026-01-21' }])).toEqual([])
  })

  test('are a second one of the same day, and one that replaces another of another day', () => {
    const another = entry(ONE.date, 'A review is pending.')
    expect(addedEntries([ONE], [ONE, another])).toEqual([another])
    expect(addedEntries([ONE], [TWO])).toEqual([TWO])
  })

  test('count a text as often as it is there', () => {
    expect(addedEntries([ONE], [ONE, ONE])).toEqual([ONE])
  })
})
