import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import * as m from '#messages/reading/learner-analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { PaperTag, paperName } from '#web/ui/paper-tag.tsx'

export function PaperShares({ papers }: { papers: LearnerAnalytics['papers'] }) {
  if (papers.length === 0)
    return (
      <Card title={m.correctByPaper}>
        <p className="text-quiet">{m.noAnswersYet}</p>
      </Card>
    )
  return (
    <Card title={m.correctByPaper} intro={m.sinceStart}>
      <ul aria-hidden="true" className="space-y-4">
        {papers.map(({ paper, answered, right }) => (
          <li key={paper}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <PaperTag paper={paper} />
              <span className="tabular-nums">
                {m.rightOf({ right, answered })} · {share(right, answered)}
              </span>
            </p>
            <div className="mt-1 h-3 overflow-hidden rounded-full border border-strong">
              <div
                className="h-full bg-accent forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
                style={{ width: share(right, answered) }}
              />
            </div>
          </li>
        ))}
      </ul>
      <DataTable
        caption={m.correctByPaper}
        columns={[m.paper, m.correct, m.answered, m.share]}
        rows={papers.map(({ paper, right, answered }) => [paperName(paper), right, answered, share(right, answered)])}
      />
    </Card>
  )
}

const share = (right: number, answered: number) => `${Math.round((100 * right) / answered)}%`
