import { expect, test } from 'vitest'
import { scriptLanguage } from './script-language.ts'

test('Hindi and Tamil are recognised by their script, even with an English word in the text', () => {
  expect(scriptLanguage('धन विधेयक और साधारण विधेयक में क्या अंतर है? Please help')).toBe('hi')
  expect(scriptLanguage('நிதி மசோதா என்றால் என்ன? GS2')).toBe('ta')
})

test('English is not marked, even with a Hindi word in it, nor is a text without letters', () => {
  expect(scriptLanguage('What does लोक सभा mean in this context?')).toBeUndefined()
  for (const text of ['', '42 · 17', 'தமிழ் हिन्दी!!'.replace(/\p{L}|\p{M}/gu, '')]) expect(scriptLanguage(text)).toBeUndefined()
})
