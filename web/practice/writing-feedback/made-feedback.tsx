import type { ShownDemand } from '#contract/practice/question-languages.ts'
import { madeByMachine } from '#contract/practice/writing-feedback-rules.ts'
import * as m from '#messages/practice/writing-feedback.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { EnglishBeneath, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import type { MachineFeedback } from './api.ts'
import { type RemarkRow, remarkRows } from './remark-rows.ts'

export interface Scored {
  /** In the language of the answer. */
  demands: readonly ShownDemand<{ point: string; marks_hundredths: number }>[]
  /** The person's own, in hundredths. */
  scores: readonly (number | null)[]
}

export function MadeFeedback({ feedback, model, demands, scores }: Scored & { feedback: MachineFeedback; model: string }) {
  return (
    <>
      <p className="wrap-anywhere">{madeByMachine(model)}</p>
      <section aria-label={m.marksByDemand}>
        <h3 className="font-semibold">{totalOf(demands, feedback)}</h3>
        <ul className="mt-1 divide-y divide-line">
          {demands.map((demand, index) => (
            <MarkedDemand key={demand.point} {...demand} mark={feedback.marks[index] ?? null} own={scores[index] ?? null} />
          ))}
        </ul>
      </section>
      {feedback.remarks.length > 0 && (
        <section aria-label={m.remarksOnAnswer}>
          <h3 className="font-semibold">{m.remarks}</h3>
          <div className="mt-2 space-y-4">
            {remarkRows(feedback).map((row) => (
              <Row key={row.first} {...row} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Of the marked key demands only: otherwise the sum would look like a low score. */
function totalOf(demands: Scored['demands'], { marks }: MachineFeedback): string {
  const marked = demands.flatMap(({ marks_hundredths: most }, index) => {
    const mark = marks[index]
    return mark ? [{ mark: mark.hundredths, most }] : []
  })
  if (marked.length === 0) return m.marks
  const score = inMarks(sum(marked.map(({ mark }) => mark)))
  const total = inMarks(sum(marked.map(({ most }) => most)))
  return marked.length < demands.length
    ? m.marksOfSome({ score, total, marked: marked.length, count: demands.length })
    : m.totalMarks({ score, total })
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

interface MarkedDemandProps {
  point: string
  english?: string
  marks_hundredths: number
  mark: MachineFeedback['marks'][number]
  own: number | null
}

function MarkedDemand({ point, english, marks_hundredths: most, mark, own }: MarkedDemandProps) {
  const isWithEnglish = useWithEnglish()
  return (
    <li className="space-y-1 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <div className="wrap-anywhere">
          <p lang={scriptLanguage(point)}>{point}</p>
          <EnglishBeneath className="mt-0.5">{isWithEnglish && english}</EnglishBeneath>
        </div>
        <p className="max-w-1/2 shrink-0 text-end text-sm tabular-nums">
          <span className="font-semibold">
            {mark ? m.mark({ score: inMarks(mark.hundredths), total: inMarks(most) }) : m.noMark}
          </span>
          {own !== null && <span className="block text-quiet">{m.ownMark({ marks: inMarks(own) })}</span>}
        </p>
      </div>
      {mark && (
        <p lang={scriptLanguage(mark.reason)} className="text-sm text-quiet wrap-anywhere">
          {mark.reason}
        </p>
      )}
    </li>
  )
}

const inMarks = (hundredths: number): string => String(hundredths / 100)

const Row = ({ before, sentence, remarks }: RemarkRow) => (
  <div className="grid gap-2 sm:grid-cols-[3fr_2fr] sm:gap-6">
    <p lang={scriptLanguage(before + sentence)} className="whitespace-pre-wrap wrap-anywhere">
      {before}
      {sentence && (
        <mark className="bg-accent-soft text-ink underline decoration-accent underline-offset-4">{sentence.trim()}</mark>
      )}
    </p>
    {remarks.length > 0 && (
      <ul className="space-y-2 border-s-2 border-accent ps-3 text-sm sm:self-end">
        {remarks.map((remark) => (
          <li key={remark} lang={scriptLanguage(remark)} className="wrap-anywhere">
            {remark}
          </li>
        ))}
      </ul>
    )}
  </div>
)
