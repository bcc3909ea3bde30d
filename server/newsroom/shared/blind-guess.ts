import { type AskedQuestion, type Meanings, meaningsOf } from './option-meanings.ts'

/** How often one meaning is offered in a form of question, and how often it is the right one. */
export interface MeaningCount {
  form: string
  meaning: string
  offered: number
  right: number
}

type Read = Meanings & { right: string | undefined }

/** Sorted by form, then by how often it is offered. */
export function countMeanings(questions: AskedQuestion[]): MeaningCount[] {
  const counts = [...tally(questions.flatMap(read)).values()]
  return counts.sort((a, b) => a.form.localeCompare(b.form) || b.offered - a.offered || a.meaning.localeCompare(b.meaning))
}

export interface BlindScore {
  answered: number
  right: number
  /** For each 100 questions: 1 for a right answer, minus a third for a wrong one, as in the Preliminary Examination. */
  net: number
}

/**
 * The score of a candidate who does not read the statements and chooses, for each question, the meaning that is right most often in the other
 * questions, or leaves it out where that is no better than chance.
 */
export function blindScore(questions: AskedQuestion[]): BlindScore {
  const all = questions.flatMap(read)
  const counts = tally(all)
  const guesses = all.flatMap((one) => {
    const guess = guessFor(one, counts)
    return guess ? [guess === one.right] : []
  })
  const right = guesses.filter(Boolean).length
  const net = questions.length > 0 ? ((right - (guesses.length - right) / 3) * 100) / questions.length : 0
  return { answered: guesses.length, right, net }
}

/** Counts only the other questions: a question must not predict its own answer. */
function guessFor(one: Read, counts: Map<string, MeaningCount>): string | undefined {
  const meanings = [...new Set(Object.values(one.byLetter))]
  const shares = meanings.map((meaning) => {
    const { offered = 0, right = 0 } = counts.get(keyOf(one.form, meaning)) ?? {}
    const others = offered - 1
    return { meaning, share: others >= LEAST_TO_LEARN ? (right - (meaning === one.right ? 1 : 0)) / others : 0 }
  })
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a))
  return best.share > 1 / meanings.length ? best.meaning : undefined
}

const LEAST_TO_LEARN = 4

function read(question: AskedQuestion): Read[] {
  const meanings = meaningsOf(question)
  return meanings ? [{ ...meanings, right: meanings.byLetter[question.correct_option] }] : []
}

function tally(all: Read[]): Map<string, MeaningCount> {
  const counts = new Map<string, MeaningCount>()
  for (const { form, byLetter, right } of all)
    for (const meaning of new Set(Object.values(byLetter))) {
      const { offered, right: before } = counts.get(keyOf(form, meaning)) ?? { offered: 0, right: 0 }
      counts.set(keyOf(form, meaning), { form, meaning, offered: offered + 1, right: before + (meaning === right ? 1 : 0) })
    }
  return counts
}

const keyOf = (form: string, meaning: string) => `${form}: ${meaning}`
