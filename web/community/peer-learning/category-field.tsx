import { HUB_CATEGORIES, type HubCategory } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/community/peer-learning.ts'
import { FieldMistake } from '#web/platform/hooks/use-submit.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { CATEGORY_LABELS } from './category-labels.ts'

interface CategoryFieldProps {
  value: string
  error: string | undefined
  onChange: (category: string) => void
}

export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  return (
    <Field label={m.category} error={error}>
      <Select name="category" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{m.chooseCategory}</option>
        {HUB_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {CATEGORY_LABELS[category]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** @throws FieldMistake if none is chosen */
export function validateCategory(value: string): HubCategory {
  const category = HUB_CATEGORIES.find((known) => known === value)
  if (!category) throw new FieldMistake('category', m.categoryMissing)
  return category
}
