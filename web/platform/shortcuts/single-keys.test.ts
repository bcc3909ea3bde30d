import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isWriting, readSingleKeys, turnSingleKeys } from './single-keys.ts'

describe('keys pressed alone', () => {
  beforeEach(() => localStorage.clear())

  test('work until somebody turns them off, and again when turned on', () => {
    expect(readSingleKeys()).toBe(true)
    turnSingleKeys(false)
    expect(readSingleKeys()).toBe(false)
    turnSingleKeys(true)
    expect(readSingleKeys()).toBe(true)
  })

  test('that are turned off or on are announced to the rest of the page', () => {
    const heard = vi.fn()
    window.addEventListener('singleKeysChanged', heard)
    turnSingleKeys(false)
    window.removeEventListener('singleKeysChanged', heard)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('belong to a field that is being written in', () => {
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
