import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/library.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { dayShare, linkToDay, shareText } from '#web/reading/today/day-share.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'

export function LatestDays({ days, read }: { days: DailyEntry[]; read: ReadonlySet<string> }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {days.map((entry) => (
        <li key={entry.entry_id}>
          <Link
            to={linkToDay(entry.publication_date)}
            className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <time dateTime={entry.publication_date} className="block font-medium">
                {formatDay(entry.publication_date, 'long')}
              </time>
              <span className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
                <span>{m.articles({ count: entry.articles.length })}</span>
                <span>{shareText(entry, read)}</span>
              </span>
              <ThinBar share={dayShare(entry, read)} />
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
