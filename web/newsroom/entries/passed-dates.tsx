import { Link } from 'react-router'
import type { PassedDate } from '#contract/newsroom/entries.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'

export function PassedDates({ dates = [] }: { dates: readonly PassedDate[] | undefined }) {
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="passed-dates">
      <h2 id="passed-dates" className="text-lg font-semibold">
        Dates to follow up
      </h2>
      <p className="mt-1 text-quiet">These dates have passed, and nothing was added under “Since then”.</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {dates.map(({ entry_id, article_id, title, date, text }) => (
          <li key={article_id + date + text} className="px-4 py-3 wrap-anywhere">
            <Link
              to={paths.adminArticle(entry_id, article_id)}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {title}
            </Link>
            <p className="text-sm text-quiet">
              <time dateTime={date}>{`Was expected by ${formatDay(date)}`}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
