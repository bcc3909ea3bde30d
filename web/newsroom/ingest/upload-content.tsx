import { useRef, useState } from 'react'
import { counted } from '#contract/amounts.ts'
import { DayAdvice } from '#web/newsroom/advice/day-advice.tsx'
import { Button } from '#web/ui/button.tsx'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { JsonEditorPlaces, PlacedMistake } from '#web/ui/json-editor/json-editor.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { JsonSource } from './json-source.tsx'
import { KeyAdvice } from './key-advice.tsx'
import { PageCheckResult } from './page-check-result.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { defaultOption, type PublishOption, toPublishing } from './publish-option.ts'
import { UploadComparison } from './upload-comparison.tsx'
import { UploadOutcome } from './upload-outcome.tsx'
import { type ShowPreview, UploadPreview } from './upload-preview.tsx'
import { useUpload } from './use-upload.ts'

export function UploadContent({ showPreview }: { showPreview: ShowPreview }) {
  const { text, isSaved, edit, parse, isChecking, parsed, checked, pageCheck, mistakes, submission, processing, submit } =
    useUpload()
  const [placed, setPlaced] = useState<PlacedMistake[]>([])
  const [decision, setDecision] = useState<Decision>()
  const editor = useRef<JsonEditorPlaces>(null)

  // A decision is valid for one upload and day only.
  const current = decision?.checked === checked ? decision : undefined
  const option = current?.option ?? (checked && defaultOption(checked.upload))
  const mayReplace = current?.mayReplace ?? false
  const decide = (made: Partial<Decision>) => setDecision({ checked, option, mayReplace, ...made })
  const publishing = option && toPublishing(option, Date.now())
  const needsConsent = checked?.comparison.entry != null && !mayReplace
  const all = placed.length > 0 ? placed : mistakes
  const errors = all.filter(({ isWarning }) => !isWarning)
  const position = parsed?.position

  return (
    <div className="space-y-6">
      <JsonSource text={text ?? ''} onChange={edit} mistakes={mistakes} onPlaced={setPlaced} isSaved={isSaved} editor={editor}>
        <Button
          variant={checked ? 'outline' : 'default'}
          onClick={parse}
          busy={isChecking}
          disabled={text === undefined || submission.isPending}
        >
          Parse
        </Button>
      </JsonSource>
      {parsed?.mistake && errors.length === 0 && (
        <Notice tone="error">
          <p>{parsed.mistake}</p>
          {position && (
            <Button variant="link" className="-ms-4 text-start" onClick={() => editor.current?.goTo({ from: position.at })}>
              {position.text}
            </Button>
          )}
        </Notice>
      )}
      <MistakeList
        title={errors.length > 0 ? errorTitle(errors.length) : 'Ignored'}
        lead={errors.length > 0 ? parsed?.mistake : undefined}
        mistakes={all}
        onGo={placed.length > 0 ? (mistake) => editor.current?.goTo(mistake as PlacedMistake) : undefined}
      />
      {pageCheck && <PageCheckResult {...pageCheck} />}
      <UploadOutcome submission={submission} processing={processing} />
      {checked && !submission.isSuccess && (
        <>
          <KeyAdvice habits={checked.comparison.key_habits} />
          <DayAdvice
            day={checked.upload.publication_date}
            articles={checked.upload.articles}
            onGo={(path) => editor.current?.goToPath(path)}
          />
          <UploadComparison
            comparison={checked.comparison}
            mayReplace={mayReplace}
            onMayReplace={(mayReplace) => decide({ mayReplace })}
          />
          <UploadPreview
            articles={checked.comparison.preview}
            practice={checked.comparison.practice}
            day={checked.upload.publication_date}
            showPreview={showPreview}
          />
        </>
      )}
      {option && !submission.isSuccess && (
        <PublishChoice
          choice={option}
          entryId={checked?.comparison.entry?.entry_id}
          date={checked?.upload.publication_date}
          onChange={(option) => decide({ option })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          busy={submission.isPending}
          disabled={!publishing || needsConsent || isChecking || submission.isSuccess}
          aria-describedby={REASON_ID}
          onClick={() => publishing && submit(publishing)}
        >
          {submission.isPending ? 'Submitting…' : 'Submit'}
        </Button>
        <p id={REASON_ID} className="text-sm text-quiet empty:hidden">
          {!checked && (errors.length > 0 ? 'Fix the errors and parse again.' : 'Parse the day first.')}
          {needsConsent && 'First confirm above that the day is replaced.'}
          {checked && !needsConsent && !publishing && 'First choose a time that has not passed.'}
        </p>
      </div>
    </div>
  )
}

const REASON_ID = 'why-not-submit'

interface Decision {
  checked: unknown
  option: PublishOption | undefined
  mayReplace: boolean
}

const errorTitle = (count: number) => `${counted(count, 'error')} to fix`
