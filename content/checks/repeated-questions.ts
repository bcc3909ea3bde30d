import { type Asked, askedIn, isAlike } from '#server/newsroom/advice/rules/asked.ts'
import type { DayFile, FileFinding } from './finding.ts'

/** Nothing is asked twice, in a quiz, on a flashcard or in a mains question, and no title comes twice, be it in other words. */
export function repeatedQuestions(files: DayFile[]): FileFinding[] {
  const all = files.flatMap(({ file, day }) =>
    day.articles.flatMap((article, place) =>
      askedIn(article).map((one) => ({ ...one, file, path: `articles.${place}.${one.path}` })),
    ),
  )
  return Object.values(Object.groupBy(all, ({ kind }) => kind)).flatMap((kind = []) => kind.flatMap(repeated))
}

function repeated(one: Asked & { file: string }, place: number, kind: (Asked & { file: string })[]): FileFinding[] {
  const earlier = kind.slice(0, place).find((other) => isAlike(one, other))
  if (!earlier) return []
  const message = `Is much the same as ${earlier.file} ${earlier.path}: "${earlier.text}"`
  return [{ file: one.file, path: one.path, message }]
}
