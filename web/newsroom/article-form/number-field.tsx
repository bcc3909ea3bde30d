import { pathOf } from '#contract/field-path.ts'
import { Field, Input } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useFormContext } from './form-context.ts'

interface NumberFieldProps {
  label: string
  path: Path
  min: number
  max: number
  /** `any` allows fractions. */
  step?: 1 | 'any'
}

export function NumberField({ label, path, min, max, step = 1 }: NumberFieldProps) {
  const { article, mistakes, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  return (
    <Field label={label} error={mistakes.find((mistake) => mistake.path === name)?.message}>
      <Input
        className="max-w-28"
        data-path={name}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => set(path, target.value === '' ? undefined : target.valueAsNumber)}
      />
    </Field>
  )
}
