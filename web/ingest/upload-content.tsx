import { useState } from 'react'
import { CallError } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { JsonSource } from './json-source.tsx'
import { UploadOutcome } from './upload-outcome.tsx'
import { UploadPreview } from './upload-preview.tsx'
import { useUpload } from './use-upload.ts'

export function UploadContent() {
  const { text, edit, parse, upload, mistake, submission, submit } = useUpload()
  const [mayReplace, setMayReplace] = useState(false)
  const isTaken = submission.error instanceof CallError && submission.error.status === 409

  const start = (step: () => void) => {
    setMayReplace(false)
    step()
  }

  return (
    <div className="space-y-6">
      <JsonSource text={text} onChange={(next) => start(() => edit(next))} />
      {mistake && (
        <Notice tone="error">
          <p>{mistake.mistake}</p>
          {mistake.where && <p>{mistake.where}</p>}
        </Notice>
      )}
      {upload && <UploadPreview upload={upload} />}
      <UploadOutcome submission={submission} isTaken={isTaken} mayReplace={mayReplace} onMayReplace={setMayReplace} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => start(parse)} disabled={submission.isPending}>
          Parse
        </Button>
        <Button
          busy={submission.isPending}
          disabled={!upload || submission.isSuccess || (isTaken && !mayReplace)}
          onClick={() => submit(mayReplace)}
        >
          {submission.isPending ? 'Submitting…' : 'Submit'}
        </Button>
      </div>
    </div>
  )
}
