import type { DayUpload } from '#contract/newsroom/ingest.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import { questionsOf } from '#server/newsroom/advice/rules/questions.ts'
import { blindScore, countMeanings } from '#server/newsroom/shared/blind-guess.ts'
import { keyHabits } from '#server/newsroom/shared/key-habits.ts'

/** No option of a form is right so often or so seldom that it can be chosen without reading the statements. */
export const checkLibraryMeanings = (days: DayUpload[]): Finding[] =>
  keyHabits(days.flatMap(questionsOf)).map((message) => ({ path: 'articles', message }))

const HEAD = ['form', 'what the option says', 'right', 'offered', 'share']

/** How often each meaning of an option is right, by form of question, and what a candidate earns who knows only that. */
export function meaningTable(days: DayUpload[]): string {
  const questions = days.flatMap(questionsOf)
  const rows = countMeanings(questions).map(({ form, meaning, offered, right }) => [
    form,
    meaning,
    String(right),
    String(offered),
    `${Math.round((right * 100) / offered)} %`,
  ])
  const table = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  const lines = table.map((cells) =>
    cells
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const { answered, right, net } = blindScore(questions)
  const score = `Without reading a statement: ${right} of ${answered} right, ${net.toFixed(1)} net in 100 questions (right 1, wrong −1/3).`
  return [...lines, '', score].join('\n')
}
