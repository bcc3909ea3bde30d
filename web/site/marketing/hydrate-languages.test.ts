import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenInterface } from '#web/platform/interface-language.ts'
import { hydrateLanguages } from './hydrate-languages.ts'

const follow = (href: string, hreflang = '') => {
  const link = Object.assign(document.createElement('a'), { href, hreflang })
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.click()
  return chosenInterface()
}

beforeEach(() => {
  document.documentElement.lang = 'hi'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN', 'en'])
})
afterEach(() => {
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: as the page sets it
  document.cookie = 'interface_language=; Path=/; Max-Age=0'
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset.visitor
})

hydrateLanguages()

test('the page in another language chooses that of the application', () => expect(follow('/ta/', 'ta-IN')).toBe('ta'))

test('a link to the application keeps the language of the page, one to another public page chooses nothing', () => {
  expect(follow('/hi/pricing')).toBeUndefined()
  expect(follow('https://elsewhere.test/signup')).toBeUndefined()
  expect(follow('/signup')).toBe('hi')
})

test('nothing is kept where the browser asks for that language anyway, or something else was chosen', () => {
  document.documentElement.lang = 'en'
  expect(follow('/signup')).toBeUndefined()
  follow('/ta/', 'ta-IN')
  expect(follow('/signup')).toBe('ta')
})

test('members keep the language of their account', () => {
  document.documentElement.dataset.visitor = 'member'
  expect(follow('/dashboard')).toBeUndefined()
})
