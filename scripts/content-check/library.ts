import { CATEGORIES } from './amounts.ts'
import type { DayFile, Finding } from './finding.ts'
import { checkLibrarySpread } from './options.ts'
import { bare } from './words.ts'

const LEAST_DAYS = 14

/** What the whole library owes its readers: enough days, every paper of the examination, answers that no letter gives away. */
export function checkLibrary(files: DayFile[]): Finding[] {
  const days = files.map(({ day }) => day)
  const categories = new Set(days.flatMap(({ articles }) => articles.map(({ gs_paper_category }) => gs_paper_category)))
  return [
    ...(files.length < LEAST_DAYS ? [{ path: 'days', message: `${files.length} days, ${LEAST_DAYS} or more wanted` }] : []),
    ...CATEGORIES.filter((one) => !categories.has(one)).map((one) => ({ path: 'categories', message: `No article of ${one}` })),
    ...checkLibrarySpread(days),
  ]
}

/** Nothing is asked twice, by question, flashcard or mains question, and no title, day or quiz comes twice. */
export function repeatedQuestions(files: DayFile[]): (Finding & { file: string })[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ file, day }) =>
    askedIn(day).flatMap(([path, text]) => {
      const where = `${file} ${path}`
      const earlier = seen.get(bare(text))
      if (earlier === undefined) seen.set(bare(text), where)
      return earlier === undefined ? [] : [{ file, path, message: `Is asked in ${earlier} too` }]
    }),
  )
}

function askedIn({ publication_date, articles }: DayFile['day']): [string, string][] {
  return [
    ['publication_date', publication_date],
    ...articles.flatMap((article, place): [string, string][] => [
      [`articles.${place}.title`, `title ${article.title}`],
      [`articles.${place}.quiz_title`, `quiz ${article.quiz_title ?? place + publication_date}`],
      ...(article.potential_questions?.prelims_quiz ?? []).map(({ question_text, options }, n): [string, string] => [
        `articles.${place}.potential_questions.prelims_quiz.${n}`,
        `${question_text} ${Object.values(options).sort().join(' ')}`,
      ]),
      ...article.mains_model_answers.map(({ question }, n): [string, string] => [
        `articles.${place}.mains_model_answers.${n}`,
        question,
      ]),
      ...article.follow_up_data.flashcards.map(({ front }, n): [string, string] => [
        `articles.${place}.follow_up_data.flashcards.${n}`,
        front,
      ]),
    ]),
  ]
}
