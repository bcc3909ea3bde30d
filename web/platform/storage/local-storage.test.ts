import { afterEach, describe, expect, test, vi } from 'vitest'
import { itemKeys, readItem, removeItem, removeItemsOf, writeItem } from './local-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('storage', () => {
  test('that is full keeps the value in memory for this tab', () => {
    writeItem('a', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    writeItem('b', '1')
    expect(localStorage.getItem('b')).toBeNull()
    expect(readItem('b')).toBe('1')
    expect(itemKeys().sort()).toEqual(['a', 'b'])
    removeItem('b')
    expect(readItem('b')).toBeNull()
  })

  test('deletes the keys with a prefix and nothing else', () => {
    for (const key of ['own/1', 'own/2', 'theme']) writeItem(key, 'x')
    removeItemsOf('own/')
    expect(itemKeys()).toEqual(['theme'])
  })
})
