import { mismatchesIn, readPassage } from '#server/newsroom/drafting/rules/compare.ts'
import { copiedRuns, runsOf } from '#server/newsroom/drafting/rules/copied-runs.ts'
import { type Cost, fewWords, MAX_ON_MAIN_THREAD as MAX } from './cost.ts'

const DAY = '2026-01-15'
const SENTENCES = Array.from({ length: 40 }, (_, n) => fewWords(600, n))
const filled = (text: (n: number) => string, length: number) =>
  Array.from({ length }, (_, n) => text(n))
    .join('')
    .slice(0, length)

function comparison(what: string, passage: (n: number) => string, sentence: (n: number) => string): Cost {
  return {
    name: `a draft and its sources: ${what}`,
    file: 'server/newsroom/drafting/rules/compare.ts',
    input: '20 sentences of 600 characters, each with six passages of 1,200',
    prepare: () => () => {
      const passages = Array.from({ length: 6 }, (_, n) =>
        readPassage(
          filled((at) => passage(at + n), 1200),
          'A source',
          DAY,
        ),
      )
      for (let n = 0; n < 20; n++)
        mismatchesIn(
          filled((at) => sentence(at + n), 600),
          passages,
        )
    },
    most: MAX,
  }
}

/** Other requests are served after every 20 sentences. */
export const DRAFTING_COSTS: Cost[] = [
  comparison(
    'numbers',
    (n) => `${n} `,
    (n) => `${n + 5000}.5 `,
  ),
  comparison(
    'names',
    (n) => `Ab${n} of `,
    (n) => `Ba${n} for and `,
  ),
  comparison(
    'quotation marks',
    (n) => `“a b ${n} ”`,
    (n) => `“b a ${n} “`,
  ),
  {
    name: 'a draft and its sources: copied words',
    file: 'server/newsroom/drafting/rules/copied-runs.ts',
    input: '100 passages of 1,200 characters, of few words, and 40 sentences of 600',
    prepare: () => {
      const passages = Array.from({ length: 100 }, (_, n) => fewWords(1200, n))
      return () => {
        const runs = runsOf(passages)
        for (const sentence of SENTENCES) copiedRuns(sentence, runs)
      }
    },
    most: MAX,
  },
]
