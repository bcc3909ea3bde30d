import { pathOf } from '#contract/field-path.ts'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import { Field, Select } from '#web/ui/form/field.tsx'
import { isBag, type Path, valueAt } from './article-values.ts'
import { useMistake } from './field-mistakes.ts'
import { useFormContext } from './form-context.ts'
import { SyllabusPicker } from './syllabus-picker.tsx'
import { TextField } from './text-field.tsx'
import { TranslationGroups } from './translation-group.tsx'

const LETTERS = ['A', 'B', 'C', 'D']

export function QuestionFields({ path }: { path: Path }) {
  const { article } = useFormContext()
  const options = valueAt(article, [...path, 'options'])
  const isStem = valueAt(article, [...path, 'question_stem']) !== undefined
  const keys = optionKeys(options)
  const letters = keys.map((key, index) => (typeof key === 'number' ? (LETTERS[index] ?? String(key)) : key))
  return (
    <>
      <TextField label="Question" path={[...path, isStem ? 'question_stem' : 'question_text']} rows={3} />
      {keys.map((key, index) => (
        <TextField
          key={key}
          label={`Option ${LETTERS[index] ?? key}`}
          path={[...path, 'options', key]}
          whole={index === 0 ? [...path, 'options'] : undefined}
        />
      ))}
      <CorrectOption path={[...path, 'correct_option']} letters={letters} />
      <TextField label="Explanation" path={[...path, 'explanation']} rows={3} />
      <TranslationGroups path={path} empty={emptyTranslation(letters)} lists={['options']}>
        {(translation, lang) => <TranslatedQuestion translation={translation} letters={letters} lang={lang} />}
      </TranslationGroups>
      <SyllabusPicker path={[...path, 'syllabus']} within={['syllabus']} />
    </>
  )
}

/** Options are a list or a map by letter; a new question has four. */
function optionKeys(options: unknown): (string | number)[] {
  if (Array.isArray(options)) return options.map((_, index) => index)
  return isBag(options) && Object.keys(options).length > 0 ? Object.keys(options) : LETTERS
}

function CorrectOption({ path, letters }: { path: Path; letters: string[] }) {
  const { article, set } = useFormContext()
  const value = valueAt(article, path)
  const name = pathOf(path)
  const known = typeof value === 'string' && letters.includes(value)
  const error = useMistake({ path, label: 'Correct option', inWords: () => 'Choose one of the options' })
  return (
    <Field label="Correct option" error={error}>
      <Select data-path={name} value={known ? value : ''} onChange={({ target }) => set(path, target.value)}>
        {!known && <option value="">{value === undefined || value === '' ? 'Choose' : String(value)}</option>}
        {letters.map((letter) => (
          <option key={letter} value={letter}>
            {letter}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function TranslatedQuestion({ translation, letters, lang }: { translation: Path; letters: string[]; lang: Target }) {
  const { article } = useFormContext()
  const language = ENGLISH_NAMES[lang]
  const options = [...translation, 'options']
  const isList = Array.isArray(valueAt(article, options))
  return (
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
    </>
  )
}

const emptyTranslation = (letters: string[]) => ({
  question_text: '',
  options: Object.fromEntries(letters.map((letter) => [letter, ''])),
  explanation: '',
})
