import { expect, test } from 'vitest'
import { undrawnWords } from './document-characters.ts'

test.each([
  { texts: ['₹4,000 crore — “naïve” café', 'महत्वपूर्ण தமிழ் Ω Москва'], words: [] },
  { texts: ['In Odia ଓଡ଼ିଶା and Urdu اردو', 'ଓଡ଼ିଶା again'], words: ['ଓଡ଼ିଶା', 'اردو'] },
  { texts: ['漢字 and 😀'], words: ['漢字', '😀'] },
])('of $texts the PDF has no font for $words', ({ texts, words }) => {
  expect(undrawnWords(texts)).toEqual(words)
})
