import { type FormEvent, useState } from 'react'
import { CallError, failureText } from '#web/platform/http/call.ts'

export class FieldMistake extends Error {
  readonly field: string
  readonly others: readonly FieldMistake[]

  constructor(field: string, message: string, others: readonly FieldMistake[] = []) {
    super(message)
    this.field = field
    this.others = others
  }
}

/** @throws FieldMistake */
export function refuse(mistakes: readonly FieldMistake[]): void {
  const [first, ...others] = mistakes
  if (first) throw new FieldMistake(first.field, first.message, others)
}

/**
 * React's form actions would clear the fields.
 * @param fields by path of a server error
 */
export function useSubmit(send: (form: FormData) => Promise<void>, fallback: string, fields: Record<string, string> = {}) {
  const [isBusy, setBusy] = useState(false)
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>([])
  const [failure, setFailure] = useState<string>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setMistakes([])
    setFailure(undefined)
    try {
      await send(new FormData(form))
    } catch (error) {
      const found = error instanceof FieldMistake ? error : refusedField(error, fields)
      if (found) {
        setMistakes([found, ...found.others])
        focusField(form, found.field)
      } else setFailure(failureText(error, fallback))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    onSubmit,
    error: failure,
    errorOf: (name: string) => mistakes.find(({ field }) => field === name)?.message,
  }
}

function refusedField(error: unknown, fields: Record<string, string>): FieldMistake | undefined {
  const detail = error instanceof CallError ? error.details?.[0] : undefined
  const field = detail && fields[detail.path]
  return field ? new FieldMistake(field, detail.message) : undefined
}

/** Not trimmed: passwords may end with a space. */
export const textOf = (form: FormData, field: string) => String(form.get(field) ?? '')

function focusField(form: HTMLFormElement, field: string) {
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}
