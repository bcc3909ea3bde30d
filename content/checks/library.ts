import { basename } from 'node:path'
import { CATEGORIES } from '#server/newsroom/advice/rules/amounts.ts'
import { checkLibraryLongest, checkLibrarySpread } from '#server/newsroom/advice/rules/answer-spread.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import type { DayFile } from './finding.ts'
import { checkLibraryMeanings } from './option-meanings.ts'
import { checkNewestHaveSources } from './sources.ts'
import { checkPassedDates } from './study.ts'

const LEAST_DAYS = 14

/** What the whole library owes its readers: enough days, every paper of the examination, answers that no letter gives away. */
export function checkLibrary(files: DayFile[]): Finding[] {
  const days = files.map(({ day }) => day)
  const categories = new Set(days.flatMap(({ articles }) => articles.map(({ gs_paper_category }) => gs_paper_category)))
  return [
    ...(files.length < LEAST_DAYS ? [{ path: 'days', message: `${files.length} days, ${LEAST_DAYS} or more wanted` }] : []),
    ...CATEGORIES.filter((one) => !categories.has(one)).map((one) => ({ path: 'categories', message: `No article of ${one}` })),
    ...checkLibrarySpread(days),
    ...checkLibraryLongest(days),
    ...checkNewestHaveSources(days),
    ...checkPassedDates(days),
    ...checkLibraryMeanings(days),
    ...files.flatMap(({ file, day }) =>
      basename(file) === `${day.publication_date}.json` ? [] : [{ path: file, message: `Is the day ${day.publication_date}` }],
    ),
  ]
}
