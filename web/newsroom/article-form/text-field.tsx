import { pathOf } from '#contract/field-path.ts'
import type { Target } from '#contract/languages.ts'
import { Field, Input, TextArea } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useFormContext } from './form-context.ts'

interface TextFieldProps {
  label: string
  path: Path
  hint?: string
  /** Default: one line. */
  rows?: number
  /** Empty text removes the field. */
  isOptional?: boolean
  /** If not English. */
  lang?: Target
}

/** A value that is no text can be changed only as JSON. */
export function TextField({ label, path, hint, rows, isOptional = false, lang }: TextFieldProps) {
  const { article, mistakes, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  const error = mistakes.find((mistake) => mistake.path === name)?.message
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
