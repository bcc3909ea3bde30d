import { pathOf } from '#contract/field-path.ts'
import { KEY_DEMANDS, MAINS_MARKS, USUAL_MARKS } from '#contract/newsroom/mains-rules.ts'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useFormContext } from './form-context.ts'

/** The marks of a mains question. */
export function MainsMarksField({ path }: { path: Path }) {
  const { value, name, error, set } = useMarks(path)
  const isKnown = MAINS_MARKS.some((marks) => marks === value)
  return (
    <Field label="Marks" error={error}>
      <Select
        data-path={name}
        value={isKnown ? String(value) : ''}
        onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{value === undefined || isKnown ? `Not given, counts as ${USUAL_MARKS}` : String(value)}</option>
        {MAINS_MARKS.map((marks) => (
          <option key={marks}>{marks}</option>
        ))}
      </Select>
    </Field>
  )
}

/** The marks of one key demand. */
export function DemandMarksField({ path }: { path: Path }) {
  const { value, name, error, set } = useMarks(path)
  return (
    <Field label="Marks" error={error}>
      <Input
        className="max-w-24"
        data-path={name}
        type="number"
        inputMode="decimal"
        min={KEY_DEMANDS.step}
        step={KEY_DEMANDS.step}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber)}
      />
    </Field>
  )
}

function useMarks(path: Path) {
  const { article, mistakes, set } = useFormContext()
  const name = pathOf(path)
  return {
    value: valueAt(article, path),
    name,
    error: mistakes.find((mistake) => mistake.path === name)?.message,
    set: (marks: number | undefined) => set(path, marks),
  }
}
