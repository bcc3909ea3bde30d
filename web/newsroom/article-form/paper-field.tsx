import { pathOf } from '#contract/field-path.ts'
import { GS_PAPERS } from '#contract/newsroom/upload/upload-rules.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { type Path, valueAt } from './article-values.ts'
import { useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'

/** An unknown text from an upload stays until the user chooses. */
export function PaperField({ path }: { path: Path }) {
  const { article, set } = useFormContext()
  const value = valueAt(article, path)
  const paper = typeof value === 'string' ? value : ''
  const isKnown = GS_PAPERS.some((known) => known === paper)
  const name = pathOf(path)
  const error = useMistake({ path, label: 'GS paper', inWords: () => 'Choose a paper' })
  return (
    <Field label="GS paper" error={error}>
      <Select data-path={name} value={paper} onChange={({ target }) => set(path, target.value)}>
        {!isKnown && <option value={paper}>{paper || 'Choose a paper'}</option>}
        {GS_PAPERS.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </Select>
    </Field>
  )
}
