import { storedLength } from '#contract/nfc.ts'
import { charactersLeft } from '#web/community/shared/characters-left.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'

interface TextFieldProps {
  name: string
  label: string
  hint?: string
  value: string
  most: number
  error: string | undefined
  rows?: number
  onChange: (text: string) => void
}

const SHOW_COUNT_FROM = 0.8

/** Pasted text is never truncated; the excess is shown. */
export function TextField({ name, label, hint, value, most, error, rows, onChange }: TextFieldProps) {
  const left = most - storedLength(value.trim())
  const isNear = left < most * (1 - SHOW_COUNT_FROM)
  const control = {
    name,
    value,
    lang: scriptLanguage(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={label} hint={isNear ? charactersLeft(left) : hint} error={error}>
      {rows ? (
        <TextArea
          {...control}
          rows={rows}
          className="field-sizing-content max-h-[50dvh] min-h-24 leading-reading wrap-anywhere"
        />
      ) : (
        <Input {...control} autoComplete="off" />
      )}
    </Field>
  )
}
