import { TARGETS } from '#contract/languages.ts'
import { CATEGORIES } from '#server/newsroom/advice/rules/amounts.ts'
import { longestIn } from '#server/newsroom/advice/rules/answer-spread.ts'
import { LETTERS, questionsOf } from '#server/newsroom/advice/rules/questions.ts'
import { gradeOf } from '#server/newsroom/advice/rules/reading-level.ts'
import { wordsOf } from '#server/newsroom/shared/words.ts'
import type { DayFile } from './finding.ts'

const HEAD = ['day', 'articles', ...CATEGORIES, 'questions', ...LETTERS, 'longest right', 'words', 'grade', 'languages']

/** One line for each day and one for all, in columns. */
export function summaryTable(files: DayFile[]): string {
  const rows = [
    ...files.map(({ day }) => row(day.publication_date, [day])),
    row(
      `${files.length} days`,
      files.map(({ day }) => day),
    ),
  ]
  const table = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => String(cells[column]).length)))
  return table
    .map((cells) =>
      cells
        .map((cell, n) => String(cell).padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function row(name: string, days: DayFile['day'][]): (string | number)[] {
  const articles = days.flatMap((day) => day.articles)
  const questions = days.flatMap(questionsOf)
  const { telling, right } = longestIn(questions)
  const texts = articles.map(({ analysis_text }) => Object.values(analysis_text).join('\n'))
  const grades = texts.map(gradeOf)
  const languages = TARGETS.map((to) => [to, articles.filter(({ title_translated }) => title_translated[to]).length] as const)
  return [
    name,
    articles.length,
    ...CATEGORIES.map((one) => articles.filter(({ gs_paper_category }) => gs_paper_category === one).length),
    questions.length,
    ...LETTERS.map((letter) => questions.filter(({ correct_option }) => correct_option === letter).length),
    `${right} of ${telling}`,
    texts.reduce((sum, text) => sum + wordsOf(text).length, 0),
    articles.length > 0 ? (grades.reduce((sum, grade) => sum + grade, 0) / articles.length).toFixed(1) : '',
    ['en', ...languages.flatMap(([to, count]) => (count > 0 ? [`${to} ${count}`] : []))].join(', '),
  ]
}
