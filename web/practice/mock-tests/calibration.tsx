import type { ByCertainty } from '#contract/practice/mock-results.ts'
import { type Certainty, marksText } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { CERTAINTY_NAMES, signedMarks } from './names.ts'

/** Percent: one of two options, one of four. */
const CHANCE: Partial<Record<Certainty, number>> = { two_left: 50, guess: 25 }

const nameOf = (certainty: Certainty | null) => (certainty ? CERTAINTY_NAMES[certainty] : m.notStated)
const percent = (right: number, answered: number) => Math.round((100 * right) / answered)

export function Calibration({ figures }: { figures: readonly ByCertainty[] }) {
  const said = figures.filter(({ answered }) => answered > 0)
  if (said.length === 0) return <p className="text-quiet">{m.noAnswersYet}</p>
  return (
    <>
      <ul className="space-y-4">
        {said.map(({ certainty, answered, right, marks_hundredths }) => (
          <li key={certainty}>
            <p className="flex flex-col justify-between gap-x-4 sm:flex-row">
              <span className="font-medium">{nameOf(certainty)}</span>
              <span className="tabular-nums">{m.rightWithMarks({ right, answered, marks: signedMarks(marks_hundredths) })}</span>
            </p>
            <div aria-hidden="true" className="relative mt-1 h-3 rounded-full border border-strong">
              <div
                className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                style={{ width: `${percent(right, answered)}%` }}
              />
              {certainty && CHANCE[certainty] && (
                <div
                  className="absolute -inset-y-1 w-0.5 bg-signal forced-colors:bg-[Highlight]"
                  style={{ insetInlineStart: `${CHANCE[certainty]}%` }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">{m.chance}</p>
      <div className="print:hidden">
        <DataTable
          caption={m.answersByCertainty}
          columns={[m.certainty, m.right, m.marks]}
          rows={said.map(({ certainty, answered, right, marks_hundredths }) => [
            nameOf(certainty),
            m.rightOf({ right, answered }),
            marksText(marks_hundredths),
          ])}
        />
      </div>
    </>
  )
}
