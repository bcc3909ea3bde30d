import { afterEach, expect, test, vi } from 'vitest'
import { chooseInterface, chosenInterface, openInLanguage } from './interface-language.ts'

afterEach(() => {
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'interface_language=; Path=/; Max-Age=0'
})

test('the language is kept for the next page', () => {
  expect(chooseInterface('ta')).toBe(true)
  expect(chosenInterface()).toBe('ta')
})

test('a browser that refuses cookies keeps none, and the page must not be opened again', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  expect(chooseInterface('ta')).toBe(false)
  expect(await openInLanguage('ta')).toBe(false)
})
