import { HUB_CATEGORIES, type HubCategory } from '#contract/community/peer-learning-rules.ts'
import { FieldMistake } from '#web/platform/hooks/use-submit.ts'
import { Field, Select } from '#web/ui/form/field.tsx'

interface CategoryFieldProps {
  value: string
  error: string | undefined
  onChange: (category: string) => void
}

export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  return (
    <Field label="Category" error={error}>
      <Select name="category" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose a category</option>
        {HUB_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
    </Field>
  )
}

/** @throws FieldMistake if none is chosen */
export function validateCategory(value: string): HubCategory {
  const category = HUB_CATEGORIES.find((known) => known === value)
  if (!category) throw new FieldMistake('category', 'Choose a category.')
  return category
}
