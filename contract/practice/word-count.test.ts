import { expect, test } from 'vitest'
import { countWords } from './word-count.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['Federalism is a basic feature.', 5],
  ['well-being of 1,50,000 people in 2019–20', 6],
  ['growth — and equity', 3],
  ['growth—and equity', 3],
  ['and/or 12% (e.g. ₹8 lakh)', 5],
  ['- one\n- two\n\n* * *', 2],
  ['भारत का संविधान एक जीवंत दस्तावेज़ है।', 7],
  ['स्वास्थ्य-सेवा १५० शब्द', 3],
  ['இந்திய அரசியலமைப்பு ஒரு வாழும் ஆவணம்.', 5],
  ['The न्यायपालिका and நீதிமன்றம் agree', 5],
  ['zero\u200bwidth', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
