import { expect, test } from 'vitest'
import type { TimelineEvent } from '#contract/newsroom/threads.ts'
import { eventDays } from './event-days.ts'

const line = (date: string | null, value: string, lang: 'en' | 'hi' = 'en'): TimelineEvent => ({
  ...{ date, kind: 'history', source: null, article_id: '11111111-1111-4111-8111-111111111111' },
  text: { lang, value },
})
const headings = (timeline: TimelineEvent[], language: 'en' | 'hi' = 'en') =>
  eventDays(timeline, language).map(({ heading, events }) => [heading?.value, events.length])

test('events of one day stand together, however their lines write it', () => {
  const timeline = [
    line('1992', '1992: One.'),
    line('1992', '1992: Another.'),
    line('2015-12', 'In December 2015 the parties met.'),
    line('2015-12-12', '12 December 2015: The Paris Agreement is adopted.'),
    line('2015-12-12', 'On 12 December 2015 the Paris Agreement was adopted.'),
    line(null, 'Undated.'),
    line(null, 'Undated too.'),
  ]
  expect(headings(timeline)).toEqual([
    ['1992', 2],
    ['December 2015', 1],
    ['12 December 2015', 2],
    [undefined, 1],
    [undefined, 1],
  ])
})

test('a line that gives several days keeps them', () => {
  expect(headings([line('2023-09-20', '20-21 September 2023: Both Houses pass the bill.')])).toEqual([
    ['20-21 September 2023', 1],
  ])
})

test('an English line has its date in the language of the reader', () => {
  const timeline = [
    line('2015-12-12', '12 दिसंबर 2015: समझौता।', 'hi'),
    line('2015-12-12', 'On 12 December 2015 the Paris Agreement was adopted.'),
  ]
  expect(headings(timeline, 'hi')).toEqual([['12 दिसंबर 2015', 2]])
})
