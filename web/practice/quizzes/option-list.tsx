import type { Question } from '#contract/practice/question.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Unbroken } from './unbroken.tsx'

export interface SecondOptions {
  lang: string
  options: Readonly<Record<string, string>>
}

interface OptionListProps {
  question: Pick<Question, 'question_id' | 'options'>
  chosen: string | undefined
  /** Id of the question's text. */
  labelledBy: string
  /** Beneath each option. */
  second?: SecondOptions | undefined
  onChoose: (letter: string) => void
}

export function OptionList({ question, chosen, labelledBy, second, onChoose }: OptionListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="space-y-2 sm:space-y-3">
      {Object.entries(question.options).map(([letter, text]) => (
        <label
          key={letter}
          data-chosen={letter === chosen || undefined}
          className="group relative flex min-h-11 items-center gap-3 rounded-card border border-strong bg-surface px-3 py-1 leading-snug sm:min-h-14 sm:px-4 sm:py-3 sm:leading-normal hover:bg-sunken data-chosen:border-accent data-chosen:bg-accent-soft data-chosen:ring-1 data-chosen:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={question.question_id}
            value={letter}
            checked={letter === chosen}
            onChange={() => onChoose(letter)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="grid size-8 shrink-0 place-items-center rounded-control border border-strong font-semibold group-data-chosen:border-accent group-data-chosen:bg-accent group-data-chosen:text-on-accent">
            {letter}
          </span>
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">
            <span lang={scriptLanguage(text)}>
              <Unbroken text={text} />
            </span>
            {second?.options[letter] && (
              <span lang={second.lang} className="mt-0.5 block">
                <Unbroken text={second.options[letter]} />
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
