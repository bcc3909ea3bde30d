import type { ReactNode } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { type Path, translationOf, valueAt } from './article-values.ts'
import { useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'
import { TextField } from './text-field.tsx'

interface TranslatedItem {
  path: Path
  /** Of the English item. */
  english: Path
  /** `1 in Hindi` */
  place: string
  lang: Target
}

interface TranslatedListsProps {
  /** Of the English list. */
  list: Path
  empty: unknown
  children: (item: TranslatedItem) => ReactNode
}

/** Within the English list, with a field for each of its items. */
export const TranslatedLists = (props: TranslatedListsProps) =>
  TARGETS.map((lang) => <TranslatedList key={lang} {...props} lang={lang} />)

function TranslatedList({ list, empty, children, lang }: TranslatedListsProps & { lang: Target }) {
  const { article, set } = useFormContext()
  const path = translationOf(list, lang)
  const english = lengthOf(valueAt(article, list))
  const value = valueAt(article, path)
  const language = ENGLISH_NAMES[lang]
  const isTranslated = Array.isArray(value)
  const error = useMistake({ path, label: `In ${language}` })
  if (english === 0 && !isTranslated) return null
  return (
    <FormGroup title={`In ${language}`} path={path} count={isTranslated ? value.length : 'not translated'}>
      <FieldError id={`${pathOf(path)}-error`}>{error}</FieldError>
      {isTranslated ? (
        <>
          {Array.from({ length: Math.max(english, value.length) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids; their fields have no state
            <div key={index} className="space-y-3 border-b border-line pb-5">
              {children({ path: [...path, index], english: [...list, index], place: `${index + 1} in ${language}`, lang })}
            </div>
          ))}
          <Button variant="outline" onClick={() => set(path, undefined)}>{`Remove the ${language} text`}</Button>
        </>
      ) : (
        <Button
          variant="outline"
          onClick={() =>
            set(
              path,
              Array.from({ length: english }, () => empty),
            )
          }
        >
          {`Translate into ${language}`}
        </Button>
      )}
    </FormGroup>
  )
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

interface TranslatedTextProps {
  label: string
  path: Path
  english: Path
  lang: Target
  rows?: number
}

/** With the English as its hint. */
export function TranslatedText({ english, ...field }: TranslatedTextProps) {
  const { article } = useFormContext()
  const text = valueAt(article, english)
  return <TextField {...field} {...(typeof text === 'string' && { hint: text })} />
}

export const QuizTitles = () => (
  <div className="space-y-5 py-2">
    <TextField label="Quiz title" path={['quiz_title']} hint="Empty: as the article." isOptional />
    {TARGETS.map((target) => (
      <TextField
        key={target}
        label={`Quiz title in ${ENGLISH_NAMES[target]}, if translated`}
        path={['quiz_title_translated', target]}
        lang={target}
        isOptional
      />
    ))}
  </div>
)
