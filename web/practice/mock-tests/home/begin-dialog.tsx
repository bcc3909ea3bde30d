import type { MarkingRules } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests/home.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import type { NewTest } from '../api.ts'
import { signedMarks } from '../names.ts'

export interface ToBegin {
  title: string
  questions: number
  minutes: number
  rules: MarkingRules
  isScheduled: boolean
  how: { testId: string } | NewTest
}

interface BeginDialogProps {
  what: ToBegin | undefined
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onBegin: (what: ToBegin) => void
}

/** Before the clock runs. */
export function BeginDialog({ what, isBusy, error, onClose, onBegin }: BeginDialogProps) {
  return (
    <Dialog
      open={what !== undefined}
      onOpenChange={(is) => !is && onClose()}
      title={<span lang={scriptLanguage(what?.title ?? '')}>{what?.title}</span>}
    >
      {what && (
        <div className="space-y-4">
          <dl className="divide-y divide-line border-y border-line">
            {linesOf(what).map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                <dt className="min-w-0 text-quiet wrap-anywhere">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <ul className="list-disc space-y-1 ps-5">
            <li>{m.clockKeepsRunning}</li>
            <li>{m.untilYouSubmit}</li>
            {what.isScheduled && <li>{m.oneAttempt}</li>}
          </ul>
          {error && <Notice tone="error">{error}</Notice>}
          <DialogFoot cancel={m.notNow} onCancel={onClose} action={m.begin} onAction={() => onBegin(what)} busy={isBusy} />
        </div>
      )}
    </Dialog>
  )
}

const linesOf = ({ questions, minutes, rules }: ToBegin): [string, string][] => [
  [m.paper, m.paperSize({ questions, minutes })],
  [m.rightAnswer, signedMarks(rules.right_hundredths)],
  [m.wrongAnswer, signedMarks(rules.wrong_hundredths)],
  [m.leftOut, signedMarks(rules.left_out_hundredths)],
]
