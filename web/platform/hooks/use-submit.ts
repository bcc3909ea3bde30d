import { type FormEvent, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'

/** A mistake found before anything is sent, with the name of the field it belongs to. */
export class FieldMistake extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/**
 * A form that sends something: busy while it does, with the sentence to show when it fails. React's own form actions empty the fields
 * after a failure, and nobody wants to type an e-mail address twice.
 */
export function useSubmit(send: (form: FormData) => Promise<void>, fallback: string) {
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<{ field?: string; text: string }>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setMistake(undefined)
    try {
      await send(new FormData(form))
    } catch (error) {
      if (error instanceof FieldMistake) {
        setMistake({ field: error.field, text: error.message })
        focusField(form, error.field)
      } else setMistake({ text: failureText(error, fallback) })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    onSubmit,
    /** The sentence for the whole form. */
    error: mistake && !mistake.field ? mistake.text : undefined,
    errorOf: (field: string) => (mistake?.field === field ? mistake.text : undefined),
  }
}

/** A field of a form as text; exactly as typed, since passwords may begin or end with a blank. */
export const textOf = (form: FormData, field: string) => String(form.get(field) ?? '')

function focusField(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
