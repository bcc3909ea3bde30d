import { pathOf } from '#contract/field-path.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { CHOOSE, useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'

interface ChoiceFieldProps<T> {
  label: string
  path: Path
  choices: readonly { value: T; name: string }[]
  isOptional?: boolean
  /** What to do about a mistake. */
  wanted?: string
}

/** An unknown value from an upload stays until the user chooses. */
export function ChoiceField<T extends string | number>({
  label,
  path,
  choices,
  isOptional = false,
  wanted = CHOOSE,
}: ChoiceFieldProps<T>) {
  const { article, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  const nothing = isOptional ? 'None' : 'Choose one'
  const chosen = choices.findIndex((choice) => choice.value === value)
  const error = useMistake({ path, label, inWords: () => wanted })
  return (
    <Field label={label} error={error}>
      <Select data-path={name} value={String(chosen)} onChange={({ target }) => set(path, choices[Number(target.value)]?.value)}>
        {(chosen < 0 || isOptional) && <option value="-1">{value === undefined || chosen >= 0 ? nothing : String(value)}</option>}
        {choices.map((choice, index) => (
          <option key={choice.value} value={index}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
