import type { ReportedMistake } from '#contract/newsroom/mistake-reports.ts'

type Placed = Pick<ReportedMistake, 'edit' | 'language' | 'section' | 'quote' | 'prefix' | 'suffix'> & { start: number }

/** The selected words of reports, as far as there are some and the article is there. */
export const passagesIn = (reports: Placed[]) =>
  reports.flatMap(({ edit, language, section, quote, prefix, suffix, start }) =>
    edit && quote ? [{ articleId: edit.article_id, language, section, quote, prefix, suffix, start }] : [],
  )

/** @param found for each report that has a passage, in their order, whether it is still in the text */
export function withPlaces<Report extends Placed>(
  reports: Report[],
  found: (boolean | null)[],
): (Report & Pick<ReportedMistake, 'is_in_text'>)[] {
  const left = [...found]
  return reports.map((report) => ({ ...report, is_in_text: report.edit && report.quote ? (left.shift() ?? null) : null }))
}
