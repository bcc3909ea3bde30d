import { Link } from 'react-router'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import type { useIngest, useProcessing } from './api.ts'
import { partialFailureText, processingText } from './outcome-texts.ts'

interface UploadOutcomeProps {
  submission: Pick<ReturnType<typeof useIngest>, 'data' | 'error'>
  processing: Pick<ReturnType<typeof useProcessing>, 'data' | 'error'>
}

export function UploadOutcome({ submission, processing }: UploadOutcomeProps) {
  if (submission.data) {
    const link = (
      <Link to={paths.adminEntry(submission.data.entry_id)} className="text-accent underline underline-offset-4">
        Open the day in Manage Entries
      </Link>
    )
    if (processing.error)
      return (
        <Notice tone="warning" title={partialFailureText(processing.error)}>
          {link}
        </Notice>
      )
    return (
      <Notice tone="success" title="Content saved successfully.">
        <p>{processing.data ? processingText(processing.data.data) : 'Translations and audio are being created…'}</p>
        {link}
      </Notice>
    )
  }
  const { error } = submission
  if (!error) return null
  if (error instanceof CallError && error.status === 409)
    return (
      <Notice tone="error" title="Nothing was saved">
        <p>{error.message}</p>
        <p>Below, this upload is compared with the current version of the day.</p>
      </Notice>
    )
  return <Notice tone="error" title={failureText(error, 'Failed to submit content')} />
}
