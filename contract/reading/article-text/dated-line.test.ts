import { describe, expect, test } from 'vitest'
import { datedLine } from './dated-line.ts'

describe('historical context', () => {
  test('a date before a colon is split off', () => {
    expect(datedLine('1969: Parliament bans contributions.')).toEqual({ date: '1969', text: 'Parliament bans contributions.' })
    expect(datedLine('2 May 2002: The Court holds.')).toEqual({ date: '2 May 2002', text: 'The Court holds.' })
    expect(datedLine('जनवरी 2010: मिशन आरंभ हुआ।')).toEqual({ date: 'जनवरी 2010', text: 'मिशन आरंभ हुआ।' })
  })

  test('a sentence stays whole and its year becomes the date', () => {
    const text = 'On 16 November 1992 a nine-judge bench ruled.'
    expect(datedLine(text)).toEqual({ date: '1992', text })
  })

  test('a colon after text without a date is part of the sentence', () => {
    expect(datedLine('The verdict: nine to nothing')).toEqual({ text: 'The verdict: nine to nothing' })
  })

  test('a year late in a line is not its date', () => {
    const text = 'The doctrine of basic structure has held ever since the case decided in 1973.'
    expect(datedLine(text)).toEqual({ text })
  })

  test('a number is not a year', () => {
    expect(datedLine('About 12345 people came').date).toBeUndefined()
  })
})
