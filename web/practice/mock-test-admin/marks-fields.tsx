import type { MarkingRules } from '#contract/practice/mock-test-rules.ts'
import { Field, Input } from '#web/ui/form/field.tsx'

export interface TypedMarks {
  right: string
  wrong: string
  leftOut: string
}

export const typedMarks = (rules: MarkingRules): TypedMarks => ({
  right: (rules.right_hundredths / 100).toFixed(2),
  wrong: (rules.wrong_hundredths / 100).toFixed(2),
  leftOut: (rules.left_out_hundredths / 100).toFixed(2),
})

const hundredths = (typed: string) => Math.round(Number(typed) * 100)

export const marksFrom = ({ right, wrong, leftOut }: TypedMarks): MarkingRules => ({
  right_hundredths: hundredths(right),
  wrong_hundredths: hundredths(wrong),
  left_out_hundredths: hundredths(leftOut),
})

interface MarksFieldsProps {
  marks: TypedMarks
  onChange: (marks: TypedMarks) => void
}

const FIELDS = [
  { name: 'right', label: 'Right', min: 0.01, max: 10 },
  { name: 'wrong', label: 'Wrong', min: -10, max: 0 },
  { name: 'leftOut', label: 'Left out', min: -10, max: 10 },
] as const

export function MarksFields({ marks, onChange }: MarksFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Marks for each question</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4 sm:grid-cols-3">
        {FIELDS.map(({ name, label, min, max }) => (
          <Field key={name} label={label}>
            <Input
              type="number"
              step="0.01"
              required
              min={min}
              max={max}
              value={marks[name]}
              onChange={({ target }) => onChange({ ...marks, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
