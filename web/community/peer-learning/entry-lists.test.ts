import { describe, expect, test } from 'vitest'
import { type EntryList, entriesOf, withEntry } from './entry-lists.ts'

interface Tip {
  id: string
  likes: number
}

const listOf = (...pages: Tip[][]): EntryList<Tip> => ({
  pages: pages.map((data) => ({ success: true, data, next_before: null })),
  pageParams: pages.map(() => null),
})
const isA = ({ id }: Tip) => id === 'a'
const idOf = ({ id }: Tip) => id

describe('a list in pages', () => {
  test('changes one entry only', () => {
    const list = listOf([{ id: 'b', likes: 0 }], [{ id: 'a', likes: 1 }])
    expect(entriesOf(withEntry(list, isA, { likes: 2 }), idOf)).toEqual([
      { id: 'b', likes: 0 },
      { id: 'a', likes: 2 },
    ])
    expect(list.pages[1]?.data[0]?.likes, 'the old list is unchanged, for a rollback').toBe(1)
  })

  test('removes a deleted entry, and is unchanged if it was not listed', () => {
    const list = listOf([{ id: 'b', likes: 0 }])
    expect(withEntry(list, isA, null)).toBe(list)
    expect(
      entriesOf(
        withEntry(list, ({ id }) => id === 'b', null),
        idOf,
      ),
    ).toEqual([])
    expect(withEntry(undefined, isA, null)).toBeUndefined()
  })

  test('shows a duplicate entry once', () => {
    const twice = listOf([{ id: 'a', likes: 1 }], [{ id: 'a', likes: 2 }])
    expect(entriesOf(twice, idOf)).toHaveLength(1)
  })
})
