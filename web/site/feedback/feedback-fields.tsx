import { storedLength } from '#contract/nfc.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contract/site/feedback-rules.ts'
import * as m from '#messages/site/feedback.ts'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { lengthError, lengthHint } from './text-length.ts'

export interface FeedbackValues {
  subject: string
  message: string
}

interface FeedbackFieldsProps {
  values: FeedbackValues
  onChange: (field: keyof FeedbackValues, text: string) => void
  /** The form replaces the pressed button. */
  takesFocus?: boolean
}

export function FeedbackFields({ values: { subject, message }, onChange, takesFocus = false }: FeedbackFieldsProps) {
  return (
    <>
      <Field label={m.subject} hint={lengthHint(subject, MAX_SUBJECT)} error={lengthError(m.subject, subject, MAX_SUBJECT)}>
        <Input
          name="subject"
          dir="auto"
          value={subject}
          required
          autoComplete="off"
          autoFocus={takesFocus}
          onChange={(event) => onChange('subject', event.target.value)}
        />
      </Field>
      <Field label={m.message} hint={lengthHint(message, MAX_MESSAGE)} error={lengthError(m.message, message, MAX_MESSAGE)}>
        <TextArea
          name="message"
          dir="auto"
          rows={8}
          value={message}
          required
          className="field-sizing-content min-h-48 max-h-[32rem]"
          onChange={(event) => onChange('message', event.target.value)}
        />
      </Field>
    </>
  )
}

export const isComplete = ({ subject, message }: FeedbackValues): boolean =>
  [subject, message].every((text) => text.trim() !== '') &&
  storedLength(subject) <= MAX_SUBJECT &&
  storedLength(message) <= MAX_MESSAGE
