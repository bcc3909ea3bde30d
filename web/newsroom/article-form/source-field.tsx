import { isBag, type Path, valueAt } from './article-values.ts'
import { ChoiceField } from './choice-field.tsx'
import { useFormContext } from './form-context.ts'

export function SourceField({ path, isOptional = false }: { path: Path; isOptional?: boolean }) {
  const { article } = useFormContext()
  const sources = valueAt(article, ['sources'])
  const choices = (Array.isArray(sources) ? sources : []).map((source: unknown, value) => ({
    value,
    name: (isBag(source) && typeof source.title === 'string' && source.title) || `Source ${value + 1}`,
  }))
  return <ChoiceField label="Source" path={path} choices={choices} isOptional={isOptional} />
}
