import { counted } from '#contract/amounts.ts'
import type { Comparison } from '#contract/newsroom/entries.ts'
import { ChangeList } from '#web/newsroom/entries/change-list.tsx'
import { formatDay } from '#web/platform/time/dates.ts'
import { formatIndianTime } from '#web/platform/time/indian-time.ts'
import { Notice } from '#web/ui/status/notice.tsx'

interface UploadComparisonProps {
  comparison: Comparison
  mayReplace: boolean
  onMayReplace: (may: boolean) => void
}

/** What replacing an existing day would change. */
export function UploadComparison({ comparison, mayReplace, onMayReplace }: UploadComparisonProps) {
  const { entry, changes, lost } = comparison
  if (!entry) return null
  const isSame = changes.every(({ change }) => change === 'unchanged')
  return (
    <Notice tone={isSame ? 'info' : 'warning'} title="This day already has an entry">
      <p>
        {formatDay(entry.publication_date, 'compact')} is {statusText(entry)}, at version {entry.revision}.{' '}
        {isSame ? 'Its articles are identical to this upload.' : 'Replacing it makes these changes:'}
      </p>
      {!isSame && (
        <div className="py-2">
          <ChangeList changes={changes} />
        </div>
      )}
      {(lost.readings > 0 || lost.bookmarks > 0) && (
        <p className="font-medium">
          Readers permanently lose {counted(lost.readings, 'read mark')} and {counted(lost.bookmarks, 'bookmark')} of the removed
          articles. An article keeps them as long as its title does not change.
        </p>
      )}
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input type="checkbox" checked={mayReplace} onChange={(event) => onMayReplace(event.target.checked)} />
        Replace the existing entry
      </label>
    </Notice>
  )
}

function statusText({ status, scheduled_for }: NonNullable<Comparison['entry']>): string {
  if (status === 'published') return 'published'
  return scheduled_for ? `scheduled for ${formatIndianTime(scheduled_for)}` : 'a draft'
}
