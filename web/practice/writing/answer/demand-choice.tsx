import { useId } from 'react'
import type { ShownDemand } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/writing/answer.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { useWithEnglish } from '#web/reading/shared/with-english.tsx'

interface DemandChoiceProps {
  demand: ShownDemand<{ point: string; marks_hundredths: number }>
  /** Hundredths; null: not yet given. */
  score: number | null
  onScore: (hundredths: number) => void
}

/** One below the other on phones, whose width has room for 17 letters in a row: otherwise the last would stand alone. */
const ARE_LONG = `${m.missing}${m.partly}${m.met}`.length > 17

/** The marks for one key demand: of one's own answer, or of another's. */
export function DemandChoice({ demand: { point, english, marks_hundredths }, score, onScore }: DemandChoiceProps) {
  const name = useId()
  const isWithEnglish = useWithEnglish()
  const choices = [
    { label: m.missing, value: 0 },
    { label: m.partly, value: Math.round(marks_hundredths / 2) },
    { label: m.met, value: marks_hundredths },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="wrap-anywhere">
        <span lang={scriptLanguage(point)}>{point}</span>
        <span className="text-sm whitespace-nowrap text-quiet">
          {'\u00a0'}({m.worth({ marks: marks_hundredths / 100 })})
        </span>
        {isWithEnglish && english && (
          <span lang="en" className="mt-0.5 block">
            {english}
          </span>
        )}
      </legend>
      <div className={`mt-1 flex flex-wrap gap-x-6 ${ARE_LONG ? 'max-sm:flex-col' : ''}`}>
        {choices.map(({ label, value }) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input type="radio" name={name} checked={score === value} onChange={() => onScore(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
