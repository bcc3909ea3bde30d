import { pathOf } from '#contract/field-path.ts'
import { Field, Input } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useMistake } from './field-mistakes.ts'
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
  const { article, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  const error = useMistake({ path, label, inWords: () => wantedNumber(min, max, step) })
  return (
    <Field label={label} error={error}>
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

/** Bounds that nobody reaches are not worth a word. */
const FAR = 1_000_000

function wantedNumber(min: number, max: number, step: NumberFieldProps['step']): string {
  const number = step === 1 ? 'a whole number' : 'a number'
  return max > FAR ? `Enter ${number}` : `Enter ${number} from ${withMinus(min)} to ${max}`
}

const withMinus = (value: number) => String(value).replace('-', '−')
