import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { languagesInWords } from './languages-in-words.ts'

test('languages are listed as each language lists them', () => {
  expect(languagesInWords(LANGUAGES)).toBe('English, Hindi and Tamil')
  expect(languagesInWords(LANGUAGES, 'hi')).toBe('अंग्रेज़ी, हिन्दी और तमिल')
  expect(languagesInWords(LANGUAGES, 'ta')).toBe('ஆங்கிலம், இந்தி மற்றும் தமிழ்')
  expect(languagesInWords(['ta'], 'hi')).toBe('तमिल')
})
