import { Flag } from 'lucide-react'
import type { MockAnswer } from '#contract/practice/mock-attempts.ts'
import * as m from '#messages/practice/mock-tests/paper.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { type Counts, type Standing, standingOf } from '../answers.ts'

interface PaletteProps {
  questionIds: readonly string[]
  answers: ReadonlyMap<string, MockAnswer>
  place: number
  onOpen: (place: number) => void
  /** In a window, focus starts on the question that is open. */
  focusesOpen?: boolean
}

const WORDS: Record<Standing, string> = { answered: m.answeredWord, left_out: m.leftOutWord, unseen: m.notSeenWord }

/** Shapes differ, not only colours. */
const SHAPES: Record<Standing, string> = {
  answered: 'border-accent bg-accent text-on-accent forced-colors:border-4',
  left_out: 'border-strong bg-surface text-ink underline underline-offset-4',
  unseen: 'border-dashed border-strong bg-transparent text-quiet',
}

export function Palette({ questionIds, answers, place, onOpen, focusesOpen = false }: PaletteProps) {
  return (
    <ol className="mock-palette">
      {questionIds.map((id, index) => (
        <li key={id}>
          <Cell
            number={index + 1}
            answer={answers.get(id)}
            isOpen={index === place}
            takesFocus={focusesOpen && index === place}
            onOpen={() => onOpen(index)}
          />
        </li>
      ))}
    </ol>
  )
}

interface CellProps {
  number: number
  answer: MockAnswer | undefined
  isOpen: boolean
  takesFocus: boolean
  onOpen: () => void
}

function Cell({ number, answer, isOpen, takesFocus, onOpen }: CellProps) {
  const standing = standingOf(answer)
  const isFlagged = answer?.is_flagged === true
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      onClick={onOpen}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={[m.question({ number }), WORDS[standing], isFlagged && m.flaggedWord].filter(Boolean).join(', ')}
      className={`relative size-11 w-full rounded-control border-2 font-semibold tabular-nums ${SHAPES[standing]}`}
    >
      {number}
      {isFlagged && <FlagMark />}
    </button>
  )
}

const FlagMark = () => (
  <span className="mock-flag grid size-5 place-items-center rounded-full border border-signal bg-surface text-signal">
    <Flag aria-hidden="true" className="size-3 fill-current" />
  </span>
)

export function Legend({ counts }: { counts: Counts }) {
  const lines: [Standing, string][] = [
    ['answered', m.answeredCount({ count: counts.answered })],
    ['left_out', m.leftOutCount({ count: counts.leftOut })],
    ['unseen', m.notSeenCount({ count: counts.unseen })],
  ]
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-1 text-sm wrap-break-word text-quiet">
      {lines.map(([standing, text]) => (
        <li key={standing} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-4 shrink-0 rounded-xs border-2 ${SHAPES[standing]}`} />
          {text}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <Flag aria-hidden="true" className="size-4 shrink-0 fill-current text-signal" />
        {m.flaggedCount({ count: counts.flagged })}
      </li>
    </ul>
  )
}
