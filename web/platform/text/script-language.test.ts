import { expect, test } from 'vitest'
import { scriptLanguage } from './script-language.ts'

test('Hindi and Tamil are known by their script, with an English word among them too', () => {
  expect(scriptLanguage('धन विधेयक और साधारण विधेयक में क्या अंतर है? Please help')).toBe('hi')
  expect(scriptLanguage('நிதி மசோதா என்றால் என்ன? GS2')).toBe('ta')
})

test('English is left alone, with a word of Hindi among it, and so is what has no letters', () => {
  expect(scriptLanguage('What does लोक सभा mean in this context?')).toBeUndefined()
  for (const text of ['', '42 · 17', 'தமிழ் हिन्दी!!'.replace(/\p{L}|\p{M}/gu, '')]) expect(scriptLanguage(text)).toBeUndefined()
})
