import type { Question } from '#contract/practice/question.ts'
import { Field, Input, Select, TextArea } from '#web/ui/form/field.tsx'

interface ReplacementFieldsProps {
  question: Question
  letters: string[]
  errorOf: (name: string) => string | undefined
}

/** Begin with the question as it is, because most are mended rather than written new. */
export function ReplacementFields({ question, letters, errorOf }: ReplacementFieldsProps) {
  return (
    <div className="space-y-4 border-t border-line pt-4">
      <Field label="New question" error={errorOf('question_text')}>
        <TextArea name="question_text" rows={4} maxLength={4000} defaultValue={question.question_text} />
      </Field>
      {letters.map((letter) => (
        <Field key={letter} label={`Option ${letter}`} error={errorOf(`option-${letter}`)}>
          <Input name={`option-${letter}`} defaultValue={question.options[letter]} />
        </Field>
      ))}
      <Field label="Right option">
        <Select name="correct_option" defaultValue={question.correct_option}>
          {letters.map((letter) => (
            <option key={letter} value={letter}>
              {letter}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Explanation">
        <TextArea name="explanation" rows={3} defaultValue={question.explanation} />
      </Field>
      <p className="text-sm text-quiet">
        Translations of the new question are written in the article, or made with those of the day.
      </p>
    </div>
  )
}
