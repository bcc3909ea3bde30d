import { expect, test } from 'vitest'
import { questionFaults } from './translated-question.ts'

const TERMS = [{ en: 'Election Commission', translated: 'निर्वाचन आयोग' }]
const faultsOf = (ours: string[], theirs: string[], [english, hindi] = ['Which?', 'कौन-सा?']) => {
  const options = (texts: string[]) => Object.fromEntries(texts.map((text, at) => [['A', 'B', 'C', 'D'][at] ?? '', text]))
  const question = { question_text: english as string, options: options(ours) }
  return questionFaults(question, { question_text: hindi as string, options: options(theirs) }, 'hi', TERMS).map(
    ({ field, fault }) => `${field}: ${fault}`,
  )
}

test.each([
  ['numbers', ['Every 5 years', 'Every 6 years'], ['हर 5 वर्ष', 'हर 6 वर्ष'], ['has “6” of option B', 'has “5” of option A']],
  ['sums', ['2.5 million', '4 million'], ['25 लाख', '40 लाख'], ['has “4” of option B', 'has “2.5” of option A']],
  [
    'names in Latin letters',
    ['By SEBI', 'By NITI'],
    ['SEBI द्वारा', 'NITI द्वारा'],
    ['has “NITI” of option B', 'has “SEBI” of option A'],
  ],
  [
    'key terms',
    ['The Election Commission', 'A court'],
    ['निर्वाचन आयोग', 'एक न्यायालय'],
    ['', 'has “Election Commission” of option A'],
  ],
  ['counts', ['Only two', 'All three'], ['केवल दो', 'तीनों'], ['counts another number', 'counts another number']],
  ['orders', ['4 – 2 – 1', '1 → 2 → 4'], ['4 – 2 – 1', '1 → 2 → 4'], ['other numbers or letters', 'other numbers or letters']],
  [
    'verdicts',
    ['Statement-I is correct but Statement-II is incorrect', 'Statement-I is incorrect but Statement-II is correct'],
    ['कथन-I सही है, किंतु कथन-II गलत है', 'कथन-I गलत है, किंतु कथन-II सही है'],
    ['calls another statement incorrect', 'calls another statement incorrect'],
  ],
])('two options that have exchanged their %s are named', (_, ours, [one = '', other = ''], [first, second]) => {
  expect(faultsOf(ours, [one, other])).toEqual([])
  const wanted = [first && `options.A: ${first}`, second && `options.B: ${second}`].filter(Boolean)
  expect(faultsOf(ours, [other, one])).toEqual(wanted)
})

test('options that share their numbers, or say them in words, are not taken for exchanged ones', () => {
  expect(faultsOf(['5 years from 1950', '6 years from 1950'], ['1950 से पाँच वर्ष', '1950 से छह वर्ष'])).toEqual([])
  expect(faultsOf(['Only one pair', 'Only two pairs', 'All three'], ['केवल 1 युग्म', 'केवल दो युग्म', 'सभी'])).toEqual([])
})

test('two statements that have exchanged a name are found', () => {
  const english = '1. SEBI was set up in 1988.\n2. NABARD was set up in 1982.'
  expect(faultsOf(['One'], ['एक'], [english, '1. SEBI 1988 में बना।\n2. NABARD 1982 में बना।'])).toEqual([])
  expect(faultsOf(['One'], ['एक'], [english, '1. NABARD 1988 में बना।\n2. SEBI 1982 में बना।'])).toEqual([
    'question_text: line 1 has “NABARD” of line 2',
  ])
})
