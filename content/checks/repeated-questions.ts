import type { DayFile, FileFinding } from './finding.ts'
import { bare } from './words.ts'

interface AskedQuestion {
  where: string
  file: string
  path: string
  text: string
  words: Set<string>
}

/** The share of common words above which two questions count as the same. */
const ALIKE = 0.75

/** Nothing is asked twice, in a quiz, on a flashcard or in a mains question, and no title comes twice, be it in other words. */
export function repeatedQuestions(files: DayFile[]): FileFinding[] {
  const all = files.flatMap(({ file, day }) => askedIn(file, day))
  return Object.values(Object.groupBy(all, ({ path }) => path.replace(/\d+/g, ''))).flatMap((kind = []) =>
    kind.flatMap((one, place) => {
      const earlier = kind.slice(0, place).find((other) => shareInCommon(one.words, other.words) >= ALIKE)
      return earlier
        ? [{ file: one.file, path: one.path, message: `Is much the same as ${earlier.where}: "${earlier.text}"` }]
        : []
    }),
  )
}

function shareInCommon(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common)
}

function askedIn(file: string, { articles }: DayFile['day']): AskedQuestion[] {
  const asked = (path: string, text: string): AskedQuestion => ({
    where: `${file} ${path}`,
    file,
    path,
    text: text.slice(0, 80).replaceAll('\n', ' '),
    words: new Set(bare(text).split(' ')),
  })
  return articles.flatMap(({ title, quiz_title, potential_questions, mains_model_answers, follow_up_data }, place) => [
    asked(`articles.${place}.title`, title),
    ...(quiz_title ? [asked(`articles.${place}.quiz_title`, quiz_title)] : []),
    ...(potential_questions?.prelims_quiz ?? []).map(({ question_text }, n) =>
      asked(`articles.${place}.potential_questions.prelims_quiz.${n}`, question_text),
    ),
    ...mains_model_answers.map(({ question }, n) => asked(`articles.${place}.mains_model_answers.${n}`, question)),
    ...follow_up_data.flashcards.map(({ front }, n) => asked(`articles.${place}.follow_up_data.flashcards.${n}`, front)),
  ])
}
