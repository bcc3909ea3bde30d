import type { Comparison } from '#contract/newsroom/entries.ts'
import { ChangeList } from '#web/newsroom/entries/change-list.tsx'
import { formatDay } from '#web/platform/time/dates.ts'
import { sayIndianTime } from '#web/platform/time/indian-time.ts'
import { Notice } from '#web/ui/status/notice.tsx'

interface UploadComparisonProps {
  comparison: Comparison
  mayReplace: boolean
  onMayReplace: (may: boolean) => void
}

/** Where the date has an entry already: what replacing it would do. */
export function UploadComparison({ comparison, mayReplace, onMayReplace }: UploadComparisonProps) {
  const { entry, changes, lost } = comparison
  if (!entry) return null
  const isSame = changes.every(({ change }) => change === 'unchanged')
  return (
    <Notice tone={isSame ? 'info' : 'warning'} title="This day already has an entry">
      <p>
        {formatDay(entry.publication_date)} is {stateOf(entry)}, at version {entry.revision}.{' '}
        {isSame ? 'Its articles read exactly like this upload.' : 'Replacing it would do this:'}
      </p>
      {!isSame && (
        <div className="py-2">
          <ChangeList changes={changes} />
        </div>
      )}
      {(lost.readings > 0 || lost.bookmarks > 0) && (
        <p className="font-medium">
          With the removed articles go {counted(lost.readings, 'read mark')} and {counted(lost.bookmarks, 'bookmark')} of readers,
          for good. An article keeps them while its title stays.
        </p>
      )}
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={mayReplace}
          onChange={(event) => onMayReplace(event.target.checked)}
          className="size-5 shrink-0 accent-(--accent)"
        />
        Replace the existing entry
      </label>
    </Notice>
  )
}

function stateOf({ status, scheduled_for }: NonNullable<Comparison['entry']>): string {
  if (status === 'published') return 'published'
  return scheduled_for ? `scheduled for ${sayIndianTime(scheduled_for)}` : 'a draft'
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
