import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/reading/library.ts'
import type { OfflineDay } from '#web/platform/offline/offline-store.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { removeDay } from '#web/reading/offline/download-day.ts'
import { megabytes } from '#web/reading/offline/megabytes.ts'
import { LINK_TO_CALENDAR, linkToDay } from '#web/reading/today/day-share.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'

/** @param days `undefined` without offline reading */
export function Downloads({ days }: { days: OfflineDay[] | undefined }) {
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="mb-3 text-lg font-semibold">
        {m.downloads}
      </h2>
      {days === undefined ? (
        <Hint text={m.withPro} to={paths.subscription} link={m.seePro} />
      ) : days.length === 0 ? (
        <Hint text={m.noDayYet} to={LINK_TO_CALENDAR} link={m.chooseDay} />
      ) : (
        <DayRows days={days} />
      )}
    </section>
  )
}

function Hint({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-strong px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-quiet">{text}</p>
      <Link to={to} className={buttonStyle({ variant: 'outline' })}>
        {link}
      </Link>
    </div>
  )
}

function DayRows({ days }: { days: OfflineDay[] }) {
  const newestFirst = days.toSorted((one, other) => (one.date < other.date ? 1 : -1))
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {newestFirst.map(({ entryId, date, articleIds, bytes, keptAt }) => (
          <li key={entryId} className="relative flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken">
            <span className="min-w-0 flex-1">
              <Link
                to={linkToDay(date)}
                className="block font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
              >
                {formatDay(date, 'long')}
              </Link>
              <span className="block text-sm text-quiet">
                {keptAt ? m.sizeOfDay({ count: articleIds.length, size: megabytes(bytes) }) : m.notComplete}
              </span>
            </span>
            <Button
              variant="outline"
              className="relative px-3"
              aria-label={m.removeDownload({ day: formatDay(date) })}
              onClick={() => removeDay(entryId)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {m.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-quiet">{totalText(days)}</p>
    </>
  )
}

const totalText = (days: OfflineDay[]): string =>
  m.total({ count: days.length, size: megabytes(days.reduce((sum, { bytes }) => sum + bytes, 0)) })
