import { percent } from '#contract/amounts.ts'
import type { NodeFigures as Figures } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/ledger.ts'
import { relativeTime } from '#web/platform/time/dates.ts'
import type { Place } from './tree.ts'

interface NodeFiguresProps {
  place: Place
  figures: Figures | undefined
}

export function NodeFigures({ place, figures }: NodeFiguresProps) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mb-3 text-lg font-semibold">
        {m.done}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 md:grid-cols-3">
        {learnt(place, figures).map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
    </section>
  )
}

function learnt({ published, questions }: Place, figures: Figures | undefined): FactProps[] {
  const { read = 0, finished = 0, answered = 0, answered_right = 0, cards = 0, due = 0, known = 0 } = figures ?? {}
  const { written = 0, score_share = null } = figures ?? {}
  return [
    {
      label: m.articlesFinished,
      value: published === 0 ? m.noneYet : m.share({ some: finished, all: published }),
      detail: m.opened({ count: read }),
    },
    {
      label: m.questionsPractised,
      value: answered === 0 ? m.noneYet : `${answered}`,
      detail: answered === 0 ? ofThem(questions) : m.rightWithTests({ percent: percent(answered_right / answered) }),
    },
    {
      label: m.cardsYouKnow,
      value: cards === 0 ? m.noneYet : m.share({ some: known, all: cards }),
      detail: cards > 0 && m.due({ count: due }),
    },
    {
      label: m.answersWritten,
      value: written === 0 ? m.noneYet : `${written}`,
      detail: score_share !== null && m.marksOnAverage({ percent: percent(score_share) }),
    },
    { label: m.lastStudied, value: figures ? relativeTime(figures.last_touched) : m.never },
  ]
}

const ofThem = (questions: number) => questions > 0 && m.inLibrary({ count: questions })

interface FactProps {
  label: string
  value: string
  detail?: string | false
}

const Fact = ({ label, value, detail }: FactProps) => (
  <div>
    <dt className="text-sm text-quiet">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
    {detail && <dd className="text-sm text-quiet">{detail}</dd>}
  </div>
)
