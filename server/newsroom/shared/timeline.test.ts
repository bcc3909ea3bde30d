import { describe, expect, test } from 'vitest'
import { type DatedEvent, dateOfLine, timelineOf } from './timeline.ts'

test.each([
  ['12 September 1996: The 81st Amendment Bill is introduced.', '1996-09-12'],
  ['20-21 September 2023: Both Houses pass the bill.', '2023-09-20'],
  ['30 November to 13 December 2023: COP28 meets.', '2023-11-30'],
  ['On 7 September 2019 the lander crashed, and in 2023 another landed.', '2019-09-07'],
  ['In March 2010 the High Court struck down Section 4.', '2010-03'],
  ['1964-66: The Kothari Commission works.', '1964'],
  ['2014: That bill lapses with the 15th Lok Sabha, elected in May 2009.', '2014'],
  ['499 CE: Aryabhata explains eclipses.', '0499'],
  ['7th century: Xuanzang describes the assembly.', '0600'],
  ['The Disaster Management Act, 2005 provided for authorities.', '2005'],
  ['Long ago: nobody wrote it down.', null],
])('"%s" is dated %s', (line, date) => {
  expect(dateOfLine(line)).toBe(date)
})

describe('one timeline of several articles', () => {
  const event = (date: string | null, english: string, kind: DatedEvent['kind'] = 'history'): DatedEvent => ({
    ...{ date, kind, english, source: null, article_id: '11111111-1111-4111-8111-111111111111' },
    text: { lang: 'en', value: english },
  })
  const texts = (events: DatedEvent[]) => timelineOf(events).map(({ english }) => english)

  test('is in order of date, with a year before its days and undated lines last', () => {
    const lines = ['No year', '2010: a', '9 March 2010: b', '1974: c']
    expect(texts(lines.map((line) => event(dateOfLine(line), line)))).toEqual([
      '1974: c',
      '2010: a',
      '9 March 2010: b',
      'No year',
    ])
  })

  test('says what happened on a date once, with its source where there is one', () => {
    const introduced = '19 September 2023: The 128th Amendment Bill is introduced in the new Parliament building.'
    const again = '19 September 2023: The Constitution (128th Amendment) Bill is introduced in the Lok Sabha.'
    const other = '19 September 2023: The old Parliament building is renamed Samvidhan Sadan.'
    const assent = '28 September 2023: The President gives assent to the bill.'
    const sourced = 'The President gave assent to the bill, and it became the 106th Amendment Act.'
    expect(
      texts([
        event('2023-09-28', assent),
        event('2023-09-19', introduced),
        event('2023-09-19', other),
        event('2023-09-19', again),
        event('2023-09-28', sourced, 'since_then'),
      ]),
    ).toEqual([introduced, other, sourced])
  })

  test('leaves out the year or month of what is told with its day', () => {
    const month = 'June 1992: The Convention on Biological Diversity is opened for signature at the Rio Earth Summit.'
    const day = '5 June 1992: The Convention on Biological Diversity is opened for signature at the Earth Summit in Rio.'
    const other = '1992: The climate convention is adopted with common but differentiated responsibilities.'
    expect(texts([month, day, other].map((line) => event(dateOfLine(line), line)))).toEqual([other, day])
  })

  test('takes what happened on a day to be the same when half of the words are, however the date is written', () => {
    const sourced = 'The President gave assent, and the bill became the Constitution (One Hundred and Sixth Amendment) Act, 2023.'
    const line = 'On 28 September 2023 the President gives her assent.'
    expect(texts([event('2023-09-28', line), event('2023-09-28', sourced, 'since_then')])).toEqual([sourced])
  })

  test('keeps of the same event the text in the language of the reader, even before one with a source', () => {
    const hindi = event('2023-09-28', '28 September 2023: The President gives assent to the bill.')
    const english = event('2023-09-28', 'The President gave assent to the bill.', 'since_then')
    expect(
      timelineOf([english, { ...hindi, text: { lang: 'hi', value: 'राष्ट्रपति की अनुमति।' } }]).map(({ text }) => text.lang),
    ).toEqual(['hi'])
  })
})
