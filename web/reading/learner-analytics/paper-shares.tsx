import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'

export function PaperShares({ papers }: { papers: LearnerAnalytics['papers'] }) {
  if (papers.length === 0)
    return (
      <Card title="Correct answers by paper">
        <p className="text-quiet">Answer the questions of the day or take a quiz, and your share by paper appears here.</p>
      </Card>
    )
  return (
    <Card title="Correct answers by paper" intro="Quizzes and questions of the day, since you started.">
      <ul aria-hidden="true" className="space-y-4">
        {papers.map(({ paper, answered, right }) => (
          <li key={paper}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <PaperTag paper={paper} />
              <span className="tabular-nums">
                {right} of {answered} · {share(right, answered)}
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
        caption="Correct answers by paper"
        columns={['Paper', 'Correct', 'Answered', 'Share']}
        rows={papers.map(({ paper, right, answered }) => [paper, right, answered, share(right, answered)])}
      />
    </Card>
  )
}

const share = (right: number, answered: number) => `${Math.round((100 * right) / answered)}%`
