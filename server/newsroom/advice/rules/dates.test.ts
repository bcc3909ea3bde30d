import { describe, expect, test } from 'vitest'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkHistory, checkNothingAhead, checkPossibleDates } from './dates.ts'

const DAY = '2024-02-16'
const said = (section: string, text: string) =>
  aSampleArticle((article) => Object.assign(article, { analysis_text: { [section]: text } }))
const history = (...lines: string[]) =>
  aSampleArticle(({ follow_up_data }) => Object.assign(follow_up_data, { historical_context: lines }))

describe('dates', () => {
  test.each(['31 June 2023', '29 February 2023', '30 February', '29 February 1900', '0 May 2020'])('there is no %s', (date) => {
    expect(checkPossibleDates(said('past', `It began on ${date}.`), DAY)).toContainEqual({
      path: 'analysis_text.past',
      message: `There is no ${date}`,
    })
  })

  test.each(['29 February 2024', '29 February', '31 December 1999', '30 June'])('%s is a date', (date) => {
    expect(checkPossibleDates(said('past', `It began on ${date}.`), DAY)).toEqual([])
  })

  test('impossible dates are found in flashcards and explanations too', () => {
    const article = aSampleArticle(({ follow_up_data, potential_questions }) => {
      Object.assign(follow_up_data.flashcards[0] ?? {}, { back: 'On 31 April 1950.' })
      Object.assign(potential_questions?.prelims_quiz[0] ?? {}, { explanation: 'It was on 31 November 1950.' })
    })
    expect(checkPossibleDates(article, DAY).map(({ path }) => path)).toEqual([
      'follow_up_data.flashcards.0',
      'potential_questions.prelims_quiz.0',
    ])
  })

  test.each([
    ['past', 'On 17 February 2024 the Court met.'],
    ['past', 'In March 2024 the Court met.'],
    ['present', 'The Act was passed in 2025.'],
    ['present', 'The Act of 2025 allows it.'],
  ])('nothing in the %s happened later: %s', (section, text) => {
    expect(checkNothingAhead(said(section, text), DAY)).toHaveLength(1)
  })

  test.each([
    ['past', 'On 16 February 2024 the Court met, as in February 2024 and in 2024.'],
    ['past', 'It aims at 100 GW by 2030 and net zero by 2070.'],
    ['past', 'The declaration ties this to Agenda 2063.'],
    ['present', 'Few expect the quota before the general election of 2029.'],
    ['present', 'It takes effect on 1 April 2024 and runs until 2027.'],
    ['present', 'Six countries may join from 1 January 2025; the count is to begin in March 2025.'],
    ['present', 'It costs ₹2,047 crore, or ₹2050 in the budget for 2024-25.'],
    ['future', 'In 2047 India will be free for a century.'],
  ])('what lies ahead may be named in the %s: %s', (section, text) => {
    expect(checkNothingAhead(said(section, text), DAY)).toEqual([])
  })
})

describe('history', () => {
  test('opens each line with a date, in order, to the day itself', () => {
    const lines = [
      'In the 4th century BCE Ashoka ruled.',
      '1928: A report.',
      'In May 1950 it began.',
      '16 February 2024: The Court met.',
    ]
    expect(checkHistory(history(...lines), DAY)).toEqual([])
  })

  test.each([
    [['Once upon a time there was a commission.'], 'Does not open with a date'],
    [['In 2001 it began.', 'On 5 May 1999 it had been planned.'], 'Is earlier than the line before, 2001'],
    [['On 17 February 2024 the Court met.'], '2024-02-17 is later than the day'],
  ])('%s', (lines, message) => {
    expect(checkHistory(history(...lines), DAY).map((finding) => finding.message)).toEqual([message])
  })

  test('a line may look ahead once it has its date', () => {
    expect(checkHistory(history('On 1 February 2024 the target was set for 2030.'), DAY)).toEqual([])
  })
})
