import { describe, expect, test } from 'vitest'
import { changedAddress, readAddress, writeAddress } from './hub-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))
const ID = '0198c0de-0000-7000-8000-000000000000'

describe('the URL of the hub', () => {
  test('contains the filters, and is empty without any', () => {
    const full = `?tab=tips&category=Current+Affairs&q=money+bill&show=saved&id=${ID}`
    expect(read(full)).toEqual({ tab: 'tips', category: 'Current Affairs', q: 'money bill', show: 'saved', id: ID })
    expect(writeAddress(read(full))).toBe(full)
    expect(writeAddress(read('?tab=results&q='))).toBe('')
  })

  test('ignores invalid parameters', () => {
    expect(read('?tab=x&category=Cricket&show=saved&id=1&q=%20%20')).toEqual({
      tab: 'results',
      category: undefined,
      q: '',
      show: undefined,
      id: undefined,
    })
  })

  test('keeps search and category when the tab changes, and drops the other filters', () => {
    const saved = read(`?tab=tips&category=Polity&q=bill&show=saved&id=${ID}`)
    expect(writeAddress(changedAddress(saved, { tab: 'groups' }))).toBe('?tab=groups&category=Polity&q=bill')
    expect(writeAddress(changedAddress(saved, { q: 'money' }))).toBe('?tab=tips&category=Polity&q=money&show=saved')
  })
})
