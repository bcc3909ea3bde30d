import { SOURCE_KINDS } from '#contract/reading/provenance-rules.ts'
import type { Path } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { TextField } from './text-field.tsx'

const KINDS = Object.entries(SOURCE_KINDS).map(([value, name]) => ({ value, name }))

export const NEW_SOURCE = { title: '', publisher: '', date: '', url: '' }

/** Of an article or of an item in the news. */
export function SourceFields({ path }: { path: Path }) {
  return (
    <>
      <TextField label="Title" path={[...path, 'title']} />
      <TextField label="Publisher" path={[...path, 'publisher']} />
      <ChoiceField label="Kind" path={[...path, 'kind']} choices={KINDS} />
      <TextField label="Date" path={[...path, 'date']} hint="YYYY-MM-DD" />
      <TextField label="Link" path={[...path, 'url']} hint="It starts with https://." />
    </>
  )
}
