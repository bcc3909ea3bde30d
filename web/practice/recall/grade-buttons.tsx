import { GRADES, type Intervals } from '#contract/practice/recall-rules.ts'
import * as m from '#messages/practice/recall/review.ts'
import { intervalWords } from './interval-words.ts'
import type { Grade } from './review-session.ts'

const NAMES = [m.again, m.hard, m.good, m.easy]

const LOOKS = [
  'border-danger text-danger',
  'border-strong text-ink',
  'border-accent bg-accent text-on-accent',
  'border-good text-good',
]

export function GradeButtons({ intervals, onGrade }: { intervals: Intervals; onGrade: (grade: Grade) => void }) {
  return (
    <div className="grid flex-1 grid-cols-4 gap-1.5">
      {GRADES.map((name, at) => (
        <button
          key={name}
          type="button"
          onClick={() => onGrade((at + 1) as Grade)}
          className={`min-h-13 rounded-control border px-0.5 py-1 text-center font-medium ${LOOKS[at]}`}
        >
          {/* On a phone there is room for one word of ten letters. */}
          <span className="block text-[min(1rem,4vw)]">{NAMES[at]}</span>
          <span className="block text-xs font-normal">{intervalWords(intervals[name])}</span>
        </button>
      ))}
    </div>
  )
}
