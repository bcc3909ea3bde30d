import { expect, test } from 'vitest'
import type { DayPart } from '#contract/newsroom/processing.ts'
import { dayShare, partState } from './day-states.ts'

const part = (counts: Partial<DayPart>): DayPart => ({
  language: 'hi',
  kind: 'text',
  ready: 0,
  unfinished: 0,
  working: 0,
  failed: 0,
  ...counts,
})

test('a language of a day says how many articles have it, and what needs a person', () => {
  const said = (counts: Partial<DayPart>) => partState(part(counts), 5).text
  expect([
    said({ ready: 5 }),
    said({ ready: 3, working: 2 }),
    said({ ready: 3, failed: 2 }),
    said({ failed: 5 }),
    said({ ready: 4, unfinished: 1 }),
    said({}),
    said({ kind: 'audio', ready: 5 }),
    said({ kind: 'audio' }),
  ]).toEqual([
    '5 of 5 translated',
    '3 of 5 translated',
    '3 of 5 translated (2 failed)',
    'not translated (5 failed)',
    '5 of 5 translated (1 to check)',
    'not translated',
    '5 of 5 with audio',
    'no audio',
  ])
})

test('the progress of a day is whole only when nothing is being made', () => {
  const parts = [part({ ready: 3, working: 1 })]
  expect([dayShare({ parts, is_settled: false }), dayShare({ parts, is_settled: true })]).toEqual([0.75, 1])
  expect(dayShare({ parts: [part({ ready: 4 })], is_settled: false })).toBe(0.99)
})
