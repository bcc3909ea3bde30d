import { expect, test } from 'vitest'
import type { DayPart } from '#contract/newsroom/processing.ts'
import { dayShare, daySummary, partState } from './day-states.ts'

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

test('one line says how many languages a day has, and what needs a person', () => {
  const said = (...parts: DayPart[]) => daySummary({ parts, articles: 2 })
  const [hi, ta] = [part({ ready: 2 }), part({ language: 'ta', ready: 1, failed: 1 })]
  const [audio, none] = [part({ kind: 'audio', ready: 2 }), part({ kind: 'audio' })]
  expect([said(part({}), none).text, said(hi, audio).text, said(hi, ta, none).text]).toEqual([
    'Not translated, no audio',
    '1 of 1 languages translated, 1 of 1 with audio',
    '1 of 2 languages translated, no audio, 1 failed',
  ])
  expect([said(hi).tone, said(ta).tone, said(part({ unfinished: 1 })).tone]).toEqual(['quiet', 'danger', 'signal'])
})

test('the progress of a day is whole only when nothing is being made', () => {
  const parts = [part({ ready: 3, working: 1 })]
  expect([dayShare({ parts, is_settled: false }), dayShare({ parts, is_settled: true })]).toEqual([0.75, 1])
  expect(dayShare({ parts: [part({ ready: 4 })], is_settled: false })).toBe(0.99)
})
