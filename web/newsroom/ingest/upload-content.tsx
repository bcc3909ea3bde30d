import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { JsonEditorPlaces, PlacedMistake } from '#web/ui/json-editor/json-editor.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { JsonSource } from './json-source.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { type PublishWish, publishingOf, wishOf } from './publish-wish.ts'
import { UploadComparison } from './upload-comparison.tsx'
import { UploadOutcome } from './upload-outcome.tsx'
import { type ShowPreview, UploadPreview } from './upload-preview.tsx'
import { useUpload } from './use-upload.ts'

export function UploadContent({ showPreview }: { showPreview: ShowPreview }) {
  const { text, isKept, edit, parse, isChecking, parsed, checked, mistakes, submission, processing, submit } = useUpload()
  const [placed, setPlaced] = useState<PlacedMistake[]>([])
  const [decision, setDecision] = useState<Decision>()
  const editor = useRef<JsonEditorPlaces>(null)

  // What was decided for one upload says nothing of the next, nor of a day that has changed meanwhile.
  const mine = decision?.of === checked ? decision : undefined
  const wish = mine?.wish ?? (checked && wishOf(checked.upload))
  const mayReplace = mine?.mayReplace ?? false
  const decide = (made: Partial<Decision>) => setDecision({ of: checked, wish, mayReplace, ...made })
  const publishing = wish && publishingOf(wish, Date.now())
  const needsConsent = checked?.comparison.entry != null && !mayReplace
  const all = placed.length > 0 ? placed : mistakes
  const errors = all.filter(({ isWarning }) => !isWarning)
  const place = parsed?.where

  return (
    <div className="space-y-6">
      <JsonSource text={text ?? ''} onChange={edit} mistakes={mistakes} onPlaced={setPlaced} isKept={isKept} editor={editor}>
        <Button
          variant={checked ? 'outline' : 'default'}
          onClick={parse}
          busy={isChecking}
          disabled={text === undefined || submission.isPending}
        >
          Parse
        </Button>
      </JsonSource>
      {parsed?.mistake && (
        <Notice tone="error">
          <p>{parsed.mistake}</p>
          {place && (
            <Button variant="link" className="-ml-4 text-left" onClick={() => editor.current?.goTo({ from: place.at })}>
              {place.words}
            </Button>
          )}
        </Notice>
      )}
      <MistakeList
        title={errors.length > 0 ? mistakeTitle(errors.length) : 'Left out'}
        mistakes={all}
        onGo={placed.length > 0 ? (mistake) => editor.current?.goTo(mistake as PlacedMistake) : undefined}
      />
      <UploadOutcome submission={submission} processing={processing} />
      {checked && !submission.isSuccess && (
        <>
          <UploadComparison
            comparison={checked.comparison}
            mayReplace={mayReplace}
            onMayReplace={(mayReplace) => decide({ mayReplace })}
          />
          <UploadPreview articles={checked.comparison.preview} day={checked.upload.publication_date} showPreview={showPreview} />
        </>
      )}
      {wish && !submission.isSuccess && <PublishChoice wish={wish} onChange={(wish) => decide({ wish })} />}
      <Button
        busy={submission.isPending}
        disabled={!publishing || needsConsent || isChecking || submission.isSuccess}
        onClick={() => publishing && submit(publishing)}
      >
        {submission.isPending ? 'Submitting…' : 'Submit'}
      </Button>
    </div>
  )
}

interface Decision {
  of: unknown
  wish: PublishWish | undefined
  mayReplace: boolean
}

const mistakeTitle = (count: number) => `${count} ${count === 1 ? 'mistake' : 'mistakes'} to mend`
