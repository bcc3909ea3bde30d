import { expect, test } from 'vitest'
import { figureInLanguage } from './figure-in-language.ts'

test.each([
  ['40 cm', '40 सेमी'],
  ['₹1.16 lakh crore', '₹1.16 लाख करोड़'],
  ['15 per cent', '15 प्रतिशत'],
  ['10 March 2025', '10 मार्च 2025'],
  ['May 2007', 'मई 2007'],
  ['3:2', '3:2'],
  ['Voice vote', undefined],
  ['60 and 90 per cent', undefined],
])('the figure "%s" over a Hindi sentence is %s', (figure, hindi) => {
  expect(figureInLanguage(figure, 'hi')).toBe(hindi)
})
