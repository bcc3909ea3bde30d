import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isWriting, readSingleKeys, setSingleKeys } from './single-keys.ts'

describe('keys pressed alone', () => {
  beforeEach(() => localStorage.clear())

  test('work until they are turned off, and again after they are turned on', () => {
    expect(readSingleKeys()).toBe(true)
    setSingleKeys(false)
    expect(readSingleKeys()).toBe(false)
    setSingleKeys(true)
    expect(readSingleKeys()).toBe(true)
  })

  test('announce a change to the rest of the page', () => {
    const heard = vi.fn()
    window.addEventListener('singleKeysChanged', heard)
    setSingleKeys(false)
    window.removeEventListener('singleKeysChanged', heard)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('do not act while the user types in a field', () => {
    const within = (html: string) => {
      document.body.innerHTML = html
      return document.querySelector('#it')
    }
    for (const html of ['<input id="it">', '<textarea id="it"></textarea>', '<select id="it"></select>'])
      expect(isWriting(within(html))).toBe(true)
    expect(isWriting(within('<p contenteditable><b id="it">a</b></p>'))).toBe(true)
    for (const html of ['<input id="it" type="radio">', '<button id="it"></button>', '<p id="it"></p>'])
      expect(isWriting(within(html))).toBe(false)
    expect(isWriting(null)).toBe(false)
    expect(isWriting(document)).toBe(false)
  })
})
