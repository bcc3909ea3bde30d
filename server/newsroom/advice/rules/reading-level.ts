import { cutText } from '#contract/cut-text.ts'
import { sentencesOf, wordsOf } from '#server/newsroom/shared/words.ts'
import type { ArticleCheck } from './finding.ts'

/** Grades of the Flesch–Kincaid formula: below is chat, above is officialese. The first sixteen articles lie between 9 and 13. */
const GRADE = { least: 7, most: 15 }
const MAX_WORDS = 55

/** The analysis reads like a good newspaper's. */
export const checkReadingLevel: ArticleCheck = ({ analysis_text }) => {
  const grade = gradeOf(Object.values(analysis_text).join('\n'))
  if (grade >= GRADE.least && grade <= GRADE.most) return []
  return [
    {
      path: 'analysis_text',
      message: `Reading level ${grade.toFixed(1)}, ${GRADE.least} to ${GRADE.most} wanted: ${adviceOf(grade)}`,
    },
  ]
}

const adviceOf = (grade: number) => (grade < GRADE.least ? 'say more in a sentence' : 'shorter sentences, plainer words')

/** A sentence that runs over five lines is two; a semicolon lets the reader breathe. */
export const checkSentenceLengths: ArticleCheck = ({ analysis_text }) =>
  Object.entries(analysis_text).flatMap(([name, text]) =>
    sentencesOf(text)
      .flatMap((sentence) => sentence.split('; '))
      .map((clause) => ({ clause, words: wordsOf(clause).length }))
      .filter(({ words }) => words > MAX_WORDS)
      .map(({ clause, words }) => ({
        path: `analysis_text.${name}`,
        message: `A sentence of ${words} words, at most ${MAX_WORDS} wanted: "${cutText(clause, 50)}…"`,
      })),
  )

/** @returns the school grade of the Flesch–Kincaid formula */
export function gradeOf(text: string): number {
  const words = wordsOf(text)
  const sentences = sentencesOf(text).length
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels, less a silent e; figures and abbreviations, which are said in many ways, count as one. */
function syllablesOf(word: string): number {
  if (/\d|^\W*\p{Lu}{2,}\W*$/u.test(word)) return 1
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?:[^laeiouy]e|[^dt]ed|[^sxz]es)$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
