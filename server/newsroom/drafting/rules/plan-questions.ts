import type { PlannedQuestion } from '#contract/newsroom/drafting/stored-proposal.ts'
import { type AskedQuestion, meaningsOf } from '#server/newsroom/shared/option-meanings.ts'

interface Key {
  meaning: string
  letter: string
  truths: boolean[][]
}

const KEYS: Record<'how_many' | 'two', { form: string; keys: Key[] }> = {
  how_many: {
    form: 'how many',
    keys: [
      {
        meaning: 'only two',
        letter: 'B',
        truths: [
          [true, false, true],
          [true, true, false],
          [false, true, true],
        ],
      },
      {
        meaning: 'only one',
        letter: 'A',
        truths: [
          [false, true, false],
          [true, false, false],
          [false, false, true],
        ],
      },
      { meaning: 'all', letter: 'C', truths: [[true, true, true]] },
      { meaning: 'none', letter: 'D', truths: [[false, false, false]] },
    ],
  },
  two: {
    form: 'two statements',
    keys: [
      { meaning: '1 only', letter: 'A', truths: [[true, false]] },
      { meaning: '2 only', letter: 'B', truths: [[false, true]] },
      { meaning: 'all', letter: 'C', truths: [[true, true]] },
      { meaning: 'none', letter: 'D', truths: [[false, false]] },
    ],
  },
}

export const OPTIONS: Record<'how_many' | 'two', Record<string, string>> = {
  how_many: { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' },
  two: { A: '1 only', B: '2 only', C: 'Both 1 and 2', D: 'Neither 1 nor 2' },
}

const FORMS = ['how_many', 'two', 'direct'] as const
const LETTERS = ['A', 'B', 'C', 'D']

/** Forms take turns; of each, the answer that was right least often comes next. @param others of the day and of earlier days */
export function planQuestions(count: number, others: readonly AskedQuestion[]): PlannedQuestion[] {
  const right = countRight(others)
  const times = (key: string) => right.get(key) ?? 0
  return Array.from({ length: count }, (_, at) => {
    const form = FORMS[at % FORMS.length] ?? 'direct'
    if (form === 'direct') {
      const letter = rarest(LETTERS, (one) => times(`direct ${one}`))
      right.set(`direct ${letter}`, times(`direct ${letter}`) + 1)
      return { form, correct_option: letter }
    }
    const { form: name, keys } = KEYS[form]
    const key = rarest(keys, ({ meaning }) => times(`${name} ${meaning}`))
    const seen = times(`${name} ${key.meaning}`)
    right.set(`${name} ${key.meaning}`, seen + 1)
    return { form, truths: key.truths[seen % key.truths.length] ?? [], correct_option: key.letter }
  })
}

function countRight(questions: readonly AskedQuestion[]): Map<string, number> {
  const right = new Map<string, number>()
  for (const question of questions) {
    const meanings = meaningsOf(question)
    const key = meanings ? `${meanings.form} ${meanings.byLetter[question.correct_option]}` : `direct ${question.correct_option}`
    right.set(key, (right.get(key) ?? 0) + 1)
  }
  return right
}

const rarest = <One>(all: readonly One[], times: (one: One) => number): One =>
  all.reduce((best, one) => (times(one) < times(best) ? one : best))
