import { expect, test } from 'vitest'
import { languageOf } from './languages.ts'

test.each([
  ['Federalism has limits.', 'en'],
  ['संघवाद की सीमाएँ हैं (Article 356)।', 'hi'],
  ['கூட்டாட்சிக்கு வரம்புகள் உண்டு (Article 356).', 'ta'],
  ['The term स्वराज means self-rule.', 'en'],
  ['356, 1994', 'en'],
  ['', 'en'],
])('the language of “%s” is that of most of its letters: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('the longest answer takes no time', () => {
  const began = performance.now()
  languageOf('कखग abc '.repeat(2000).slice(0, 15_000))
  expect(performance.now() - began).toBeLessThan(50)
})
