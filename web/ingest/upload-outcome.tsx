import { CallError, failureText } from '#web/platform/call.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { useIngest } from './api.ts'

interface UploadOutcomeProps {
  submission: Pick<ReturnType<typeof useIngest>, 'isSuccess' | 'error'>
  /** The day exists already. */
  isTaken: boolean
  mayReplace: boolean
  onMayReplace: (may: boolean) => void
}

export function UploadOutcome({ submission, isTaken, mayReplace, onMayReplace }: UploadOutcomeProps) {
  if (submission.isSuccess)
    return (
      <Notice tone="success" title="Content saved successfully.">
        <p>The form clears in a few seconds.</p>
      </Notice>
    )
  if (isTaken)
    return (
      <Notice tone="warning" title="This day already has an entry">
        <p>
          Nothing was changed. If you replace the entry, articles whose title stays the same keep their readers’ progress and
          bookmarks; the others are removed.
        </p>
        <label className="mt-2 flex min-h-11 items-center gap-3 font-medium">
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
  if (!submission.error) return null
  return (
    <Notice tone="error" title={failureText(submission.error, 'Failed to submit content')}>
      {submission.error instanceof CallError && submission.error.details && (
        <ul className="list-disc space-y-1 pl-5">
          {submission.error.details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path && <code className="font-mono text-sm">{path}</code>}
              {path && ': '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
