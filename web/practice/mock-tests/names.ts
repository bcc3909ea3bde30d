import { type Certainty, type MarkingRules, type Mistake, marksText } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests.ts'

export const CERTAINTY_NAMES: Record<Certainty, string> = { sure: m.sure, two_left: m.betweenTwo, guess: m.guess }

export const MISTAKE_NAMES: Record<Mistake, string> = {
  did_not_know: m.didNotKnow,
  misread: m.misread,
  changed_right_answer: m.changedRightAnswer,
  ran_out_of_time: m.ranOutOfTime,
}

/** `+2.00`, `−0.66`, `0.00` */
export const signedMarks = (hundredths: number): string => `${hundredths > 0 ? '+' : ''}${marksText(hundredths)}`

/** `+2.00 right, −0.66 wrong, 0.00 left out` */
export const rulesText = (rules: MarkingRules): string =>
  m.rules({
    right: signedMarks(rules.right_hundredths),
    wrong: signedMarks(rules.wrong_hundredths),
    leftOut: signedMarks(rules.left_out_hundredths),
  })

/** `112.66 of 200.00` */
export const marksOfMost = (marks: number, most: number): string =>
  m.marksOfMost({ marks: marksText(marks), most: marksText(most) })
