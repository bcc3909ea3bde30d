import { expect, test } from 'vitest'
import { interfaceLanguage } from './interface-language.ts'

test.each([
  ['', 'en'],
  ['ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.1, hi', 'hi'],
  ['fr-FR,mr;q=0.9,hi;q=0.5,en;q=0.4', 'hi'],
  ['hi;q=0,ta;q=0.1', 'ta'],
  ['*', 'en'],
  [',;q=,;;=,'.repeat(3000), 'en'],
])('on a first visit the document follows the languages of the browser', (accepted, language) => {
  expect(interfaceLanguage({ 'accept-language': accepted })).toBe(language)
})

test.each([
  ['interface_language=ta', 'ta'],
  ['device=abc; interface_language=en', 'en'],
  ['interface_language=xx', 'hi'],
  ['my_interface_language=ta', 'hi'],
  ['interface_language=tamil', 'hi'],
])('a language that the visitor has chosen comes first: %s', (cookie, language) => {
  expect(interfaceLanguage({ cookie, 'accept-language': 'hi' })).toBe(language)
})
