import { pathOf } from '#contract/field-path.ts'
import type { Target } from '#contract/languages.ts'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { FILL_IN, useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'

interface TextFieldProps {
  label: string
  path: Path
  hint?: string
  /** Default: one line. */
  rows?: number
  /** What to do in an empty field that needs a text. */
  wanted?: string
  /** What this is the first part of, if mistakes of the whole are shown here. */
  whole?: Path | undefined
  /** Empty text removes the field. */
  isOptional?: boolean
  /** If not English. */
  lang?: Target
}

/** A value that is no text can be changed only as JSON. */
export function TextField({ label, path, hint, rows, wanted = FILL_IN, whole, isOptional = false, lang }: TextFieldProps) {
  const { article, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  const isEmpty = typeof value !== 'string' || value.trim() === ''
  const error = useMistake({ path, label, whole, inWords: (message) => (isEmpty ? wanted : message) })
  const isText = value === undefined || value === null || typeof value === 'string'
  const shared = {
    'data-path': name,
    lang,
    value: isText ? ((value as string | null | undefined) ?? '') : JSON.stringify(value),
    readOnly: !isText,
    onChange: ({ target }: { target: { value: string } }) =>
      set(path, isOptional && target.value === '' ? undefined : target.value),
  }
  return (
    <Field label={label} hint={isText ? hint : 'This has a form that can be edited in the JSON tab only.'} error={error}>
      {rows ? (
        <TextArea {...shared} rows={rows} className="field-sizing-content max-h-[70dvh] min-h-20 leading-reading wrap-anywhere" />
      ) : (
        <Input {...shared} autoComplete="off" />
      )}
    </Field>
  )
}
