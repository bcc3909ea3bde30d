import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlannedQuestion } from '#contract/newsroom/drafting/stored-proposal.ts'
import { keyHabits } from '#server/newsroom/shared/key-habits.ts'
import type { AskedQuestion } from '#server/newsroom/shared/option-meanings.ts'
import { OPTIONS, planQuestions } from './plan-questions.ts'

const LINES = ['1. One.', '2. Two.', '3. Three.']
function asked({ form, correct_option }: PlannedQuestion): AskedQuestion {
  if (form === 'direct')
    return { question_text: 'Which?', options: { A: 'Ganga', B: 'Indus', C: 'Tapti', D: 'Mahi' }, correct_option }
  const lines = LINES.slice(0, form === 'two' ? 2 : 3)
  return { question_text: ['Consider:', ...lines, 'Which or how many?'].join('\n'), options: OPTIONS[form], correct_option }
}

test('a day planned in several goes has no answer that is right too often', () => {
  const questions: AskedQuestion[] = []
  for (let article = 0; article < 40; article++) questions.push(...planQuestions(6, questions).map(asked))
  expect(keyHabits(questions)).toEqual([])
})

test('right answers of a form differ by one at most, whatever was asked before in it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (first, second) => {
      const before = planQuestions(first, []).map(asked)
      const all = [...before, ...planQuestions(second, before).map(asked)].filter(
        ({ question_text }) => question_text === 'Which?',
      )
      const counts = ['A', 'B', 'C', 'D'].map((letter) => all.filter(({ correct_option }) => correct_option === letter).length)
      return Math.max(...counts) - Math.min(...counts) <= 1
    }),
  )
})

test('the statements that are true fit the right answer', () => {
  for (const one of planQuestions(12, [])) {
    const trueOnes = 'truths' in one ? one.truths.filter(Boolean).length : undefined
    const says = one.form === 'direct' ? undefined : OPTIONS[one.form][one.correct_option]
    expect([trueOnes, says]).toEqual([trueOnes, expectedOption(one)])
  }
})

function expectedOption(one: PlannedQuestion): string | undefined {
  if (one.form === 'direct') return undefined
  const count = one.truths.filter(Boolean).length
  if (one.form === 'how_many') return ['None', 'Only one', 'Only two', 'All three'][count]
  return count === 1 ? `${one.truths.indexOf(true) + 1} only` : count === 2 ? 'Both 1 and 2' : 'Neither 1 nor 2'
}
