import {
  MAX_RETIRE_REASON,
  RETIRE_KINDS,
  RETIRE_LABELS,
  type RetireKind,
} from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { FieldMistake, refuse, textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Field, Select, TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type BankQuestion, type Replacement, useRetire } from './api.ts'
import { ReplacementFields } from './replacement-fields.tsx'

interface RetireDialogProps {
  question: BankQuestion
  isReplaced: boolean
  onClose: () => void
}

const EFFECTS =
  'It leaves quizzes to come, questions of the day, mock tests and new cards. Old attempts and results stay as they were.'

export function RetireDialog({ question: { question }, isReplaced, onClose }: RetireDialogProps) {
  const { retire } = useRetire(question.question_id)
  const letters = Object.keys(question.options).sort()
  const { isBusy, onSubmit, error, errorOf } = useSubmit(
    async (form) => {
      const reason = textOf(form, 'reason').trim()
      const replacement = isReplaced ? replacementIn(form, letters) : null
      refuse([...(reason ? [] : [new FieldMistake('reason', 'Say why')]), ...(replacement ? mistakesIn(replacement) : [])])
      await retire.mutateAsync({ kind: textOf(form, 'kind') as RetireKind, reason, replacement })
      toast(isReplaced ? 'The question was replaced.' : 'The question was retired.', 'success')
      onClose()
    },
    'We could not save that. Please try again.',
    { reason: 'reason', 'replacement.question_text': 'question_text' },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={isReplaced ? 'wide' : 'default'}
      title={isReplaced ? 'Replace this question' : 'Retire this question'}
      description={EFFECTS}
    >
      <form onSubmit={onSubmit} noValidate className="space-y-4">
        {error && <Notice tone="error">{error}</Notice>}
        <Field
          label="Why"
          hint="Cards of wrong and unclear questions wait until the question is put back; others stay in review."
        >
          <Select name="kind" defaultValue="wrong">
            {RETIRE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {RETIRE_LABELS[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Reason, for colleagues" error={errorOf('reason')}>
          <TextArea name="reason" rows={2} maxLength={MAX_RETIRE_REASON} />
        </Field>
        {isReplaced && <ReplacementFields question={question} letters={letters} errorOf={errorOf} />}
        <DialogFoot
          onCancel={onClose}
          action={isReplaced ? 'Replace the question' : 'Retire the question'}
          tone={isReplaced ? 'default' : 'danger'}
          busy={isBusy}
        />
      </form>
    </Dialog>
  )
}

const replacementIn = (form: FormData, letters: string[]): Replacement => ({
  question_text: textOf(form, 'question_text').trim(),
  options: Object.fromEntries(letters.map((letter) => [letter, textOf(form, `option-${letter}`).trim()])),
  correct_option: textOf(form, 'correct_option'),
  explanation: textOf(form, 'explanation').trim(),
})

const mistakesIn = ({ question_text, options }: Replacement) => [
  ...(question_text ? [] : [new FieldMistake('question_text', 'Write the question')]),
  ...Object.entries(options).flatMap(([letter, text]) =>
    text ? [] : [new FieldMistake(`option-${letter}`, `Write option ${letter}`)],
  ),
]
