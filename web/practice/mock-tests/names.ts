import { type Certainty, type MarkingRules, type Mistake, marksText } from '#contract/practice/mock-test-rules.ts'

export const CERTAINTY_NAMES: Record<Certainty, string> = { sure: 'Sure', two_left: 'Between two', guess: 'Guess' }

export const MISTAKE_NAMES: Record<Mistake, string> = {
  did_not_know: 'Did not know',
  misread: 'Misread the question',
  changed_right_answer: 'Changed a right answer',
  ran_out_of_time: 'Ran out of time',
}

/** `+2.00`, `−0.66`, `0.00` */
export const signedMarks = (hundredths: number): string => `${hundredths > 0 ? '+' : ''}${marksText(hundredths)}`

/** `+2.00 right, −0.66 wrong, 0.00 left out` */
export const rulesText = (rules: MarkingRules): string =>
  [
    `${signedMarks(rules.right_hundredths)} right`,
    `${signedMarks(rules.wrong_hundredths)} wrong`,
    `${signedMarks(rules.left_out_hundredths)} left out`,
  ].join(', ')

/** `112.66 of 200.00` */
export const marksOfMost = (marks: number, most: number): string => `${marksText(marks)} of ${marksText(most)}`
