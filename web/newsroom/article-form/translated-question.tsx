import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { isBag, type Path, valueAt } from './article-values.ts'
import { useFormContext } from './form-context.ts'
import { FormGroup } from './form-group.tsx'
import { TextField } from './text-field.tsx'

interface TranslatedQuestionProps {
  /** Of the question in English. */
  path: Path
  /** Of its options. */
  letters: string[]
  lang: Target
}

/** A question of the quiz in another language. A translation is whole, or it is not there. */
export function TranslatedQuestion({ path, letters, lang }: TranslatedQuestionProps) {
  const { article, mistakes, set } = useFormContext()
  const translation = [...path, 'translated', lang]
  const value = valueAt(article, translation)
  const language = ENGLISH_NAMES[lang]
  const options = [...translation, 'options']
  const error = mistakes.find((mistake) => [translation, options].some((place) => mistake.path === pathOf(place)))?.message
  const isList = Array.isArray(valueAt(article, options))
  return (
    <FormGroup title={`In ${language}`} path={translation} count={value === undefined ? 'not translated' : ''}>
      <FieldError id={`${pathOf(translation)}-error`}>{error}</FieldError>
      {isBag(value) ? (
        <>
          <TextField label={`Question in ${language}`} path={[...translation, 'question_text']} rows={3} lang={lang} />
          {letters.map((letter, index) => (
            <TextField
              key={letter}
              label={`Option ${letter} in ${language}`}
              path={[...options, isList ? index : letter]}
              lang={lang}
            />
          ))}
          <TextField label={`Explanation in ${language}`} path={[...translation, 'explanation']} rows={3} lang={lang} />
          <Button variant="outline" onClick={() => set(translation, undefined)}>{`Remove the ${language} text`}</Button>
        </>
      ) : (
        <Button
          variant="outline"
          onClick={() => set(translation, emptyTranslation(letters))}
        >{`Translate into ${language}`}</Button>
      )}
    </FormGroup>
  )
}

const emptyTranslation = (letters: string[]) => ({
  question_text: '',
  options: Object.fromEntries(letters.map((letter) => [letter, ''])),
  explanation: '',
})
