import { LINK_WANTED } from '#contract/newsroom/upload/upload-rules.ts'
import { SOURCE_KINDS } from '#contract/reading/provenance-rules.ts'
import { isBag, type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { useFormContext } from './form-context.ts'
import { TextField } from './text-field.tsx'

const KINDS = Object.entries(SOURCE_KINDS).map(([value, name]) => ({ value, name }))

export const DATE_WANTED = 'Enter a date, written YYYY-MM-DD'

export const NEW_SOURCE = { title: '', publisher: '', date: '', url: '' }

/** Of an article or of an item in the news. */
export function SourceFields({ path }: { path: Path }) {
  return (
    <>
      <TextField label="Title" path={[...path, 'title']} />
      <TextField label="Publisher" path={[...path, 'publisher']} />
      <ChoiceField label="Kind" path={[...path, 'kind']} choices={KINDS} />
      <TextField label="Date" path={[...path, 'date']} hint="YYYY-MM-DD" wanted={DATE_WANTED} />
      <TextField label="Link" path={[...path, 'url']} hint="It starts with https://." wanted={LINK_WANTED} />
    </>
  )
}

/** One of the article's sources. */
export function SourceField({ path, isOptional = false }: { path: Path; isOptional?: boolean }) {
  const { article } = useFormContext()
  const sources = valueAt(article, ['sources'])
  const choices = (Array.isArray(sources) ? sources : []).map((source: unknown, value) => ({
    value,
    name: (isBag(source) && typeof source.title === 'string' && source.title) || `Source ${value + 1}`,
  }))
  const wanted = choices.length === 0 ? 'Add a source to the article first' : 'Choose one of the article’s sources'
  return <ChoiceField label="Source" path={path} choices={choices} isOptional={isOptional} wanted={wanted} />
}
