import { type ReactNode, use } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { isBag, type Path, valueAt } from './article-values.ts'
import { PlaceContext, useSaid } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'

interface TranslationGroupsProps {
  /** Of what is translated. */
  path: Path
  empty: unknown
  /** Names of lists in the translation, whose errors stand above the fields. */
  lists?: readonly string[]
  children: (translation: Path, lang: Target) => ReactNode
}

/** A translation is complete or absent. */
export const TranslationGroups = (props: TranslationGroupsProps) =>
  TARGETS.map((lang) => <TranslationGroup key={lang} {...props} lang={lang} />)

function TranslationGroup({ path, empty, lists = [], children, lang }: TranslationGroupsProps & { lang: Target }) {
  const { article, mistakes, set } = useFormContext()
  const translation = [...path, 'translated', lang]
  const value = valueAt(article, translation)
  const language = ENGLISH_NAMES[lang]
  const places = [translation, ...lists.map((name) => [...translation, name])].map(pathOf)
  const found = mistakes.find((mistake) => places.includes(mistake.path))
  const error = found?.message
  useSaid(found?.path, [...use(PlaceContext), `In ${language}`].join(', '), error)
  return (
    <FormGroup title={`In ${language}`} path={translation} count={value === undefined ? 'not translated' : ''}>
      <FieldError id={`${pathOf(translation)}-error`}>{error}</FieldError>
      {isBag(value) ? (
        <>
          {children(translation, lang)}
          <Button variant="outline" onClick={() => set(translation, undefined)}>{`Remove the ${language} text`}</Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => set(translation, empty)}>{`Translate into ${language}`}</Button>
      )}
    </FormGroup>
  )
}
