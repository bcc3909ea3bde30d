import { describe, expect, test } from 'vitest'
import { meaningsOf } from './option-meanings.ts'

const statements = (count: number, asked = 'Which are correct?') =>
  ['Consider:', ...Array.from({ length: count }, (_, n) => `${n + 1}. This.`), asked].join('\n')
const reasons = (...numbers: string[]) =>
  [...numbers.map((number) => `Statement-${number}: This.`), 'Which one is correct?'].join('\n')

const read = (question_text: string, ...texts: string[]) => {
  const options = Object.fromEntries(texts.map((text, n) => ['ABCD'[n] ?? '', text]))
  const found = meaningsOf({ question_text, options, correct_option: 'A' })
  return found && [found.form, ...Object.values(found.byLetter)]
}

describe('what options say', () => {
  test.each([
    [
      'two statements',
      read(statements(2), '1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'),
      ['two statements', '1 only', '2 only', 'all', 'none'],
    ],
    [
      'three statements',
      read(statements(3), '1 and 3 only', '3 only', '1, 2 and 3', '2 and 3 only'),
      ['three statements', '1 and 3 only', '3 only', 'all', '2 and 3 only'],
    ],
    [
      'how many',
      read(statements(3), 'Only one pair', 'Only two', 'All three pairs', 'None of the pairs'),
      ['how many', 'only one', 'only two', 'all', 'none'],
    ],
    [
      'two reasons',
      read(
        reasons('I', 'II'),
        'Both Statement-I and Statement-II are correct and Statement-II explains Statement-I',
        'Both statements are correct and Statement-II is not the correct explanation for Statement-I',
        'Statement-I is correct but Statement-II is incorrect',
        'Statement-I is incorrect but Statement-II is correct',
      ),
      ['reasons', 'both correct, II explains I', 'both correct, II does not explain I', 'only I correct', 'only II correct'],
    ],
    [
      'three reasons',
      read(
        reasons('I', 'II', 'III'),
        'Both Statement II and Statement III are correct and both of them explain Statement I',
        'Both Statement II and Statement III are correct but only one of them explains Statement I',
        'Only one of the Statements II and III is correct and that explains Statement I',
        'Neither Statement II nor Statement III is correct',
      ),
      [
        'reasons of three',
        'both correct, both explain I',
        'both correct, one explains I',
        'one of II and III correct',
        'neither II nor III correct',
      ],
    ],
  ])('%s', (_name, found, wanted) => expect(found).toEqual(wanted))

  test('a question for what is wrong is a form of its own', () => {
    expect(read(statements(2, 'Which are NOT correct?'), '1 only', '2 only')?.[0]).toBe('two statements, asked for what is wrong')
  })

  test('names and sequences say nothing by themselves', () => {
    expect(read('Which planet is it?', 'Mars', 'Venus')).toBeUndefined()
    expect(read(statements(3), '1 – 2 – 3', '3 – 2 – 1')).toBeUndefined()
  })
})
