import { ArrowDown, ArrowUp, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '#contract/amounts.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import type { Mistakes } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { Unbroken } from '#web/practice/quizzes/unbroken.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { PoolQuestion } from './api.ts'
import { moved } from './test-draft.ts'

interface PaperListProps {
  paper: readonly PoolQuestion[]
  isFixed: boolean
  /** From the server, by question. */
  errors: Mistakes
  onChange: (paper: PoolQuestion[]) => void
}

export function PaperList({ paper, isFixed, errors, onChange }: PaperListProps) {
  return (
    <Card title={counted(paper.length, 'question')}>
      {paper.length === 0 && <p className="text-quiet">Draw some questions first.</p>}
      <ol className="divide-y divide-line">
        {paper.map((question, place) => (
          <PaperRow
            key={question.question_id}
            question={question}
            number={place + 1}
            menu={!isFixed && <Steps paper={paper} place={place} onChange={onChange} />}
          >
            <QuestionError message={errors.find(({ path }) => path === `question_ids[${place}]`)?.message} />
          </PaperRow>
        ))}
      </ol>
    </Card>
  )
}

interface PaperRowProps {
  question: PoolQuestion
  number: number
  menu: ReactNode
  children: ReactNode
}

function PaperRow({ question, number, menu, children }: PaperRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { question_text, options, correct_option, explanation, article, paper } = question
  return (
    <li className="py-2">
      <div className="flex items-start gap-x-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-control py-2 text-start"
        >
          <ChevronDown aria-hidden="true" className="mt-1 size-4 shrink-0 text-quiet group-aria-expanded:rotate-180" />
          <span className="text-quiet tabular-nums">{`${number}.`}</span>
          <span className="line-clamp-3 min-w-0 wrap-anywhere">
            <Unbroken text={question_text} />
          </span>
        </button>
        {menu}
      </div>
      {children}
      {isOpen && (
        <div className="space-y-2 py-2">
          <QuietLine>
            {paper}
            {article.title}
            {formatDay(article.publication_date, 'short')}
          </QuietLine>
          <Stem question={question} />
          <ReviewedOptions question={{ options, correctOption: correct_option, selectedOption: null }} />
          <p className="text-sm text-quiet wrap-anywhere">{unescapeNewlines(explanation)}</p>
        </div>
      )}
    </li>
  )
}

const QuestionError = ({ message }: { message: string | undefined }) =>
  message && (
    <p role="alert" className="text-sm font-medium text-danger">
      {message}
    </p>
  )

function Steps({
  paper,
  place,
  onChange,
}: {
  paper: readonly PoolQuestion[]
  place: number
  onChange: PaperListProps['onChange']
}) {
  const number = place + 1
  const actions = [
    ...(place > 0 ? [{ label: 'Move up', icon: ArrowUp, act: () => onChange(moved(paper, place, -1)) }] : []),
    ...(number < paper.length ? [{ label: 'Move down', icon: ArrowDown, act: () => onChange(moved(paper, place, 1)) }] : []),
    { label: 'Take off the paper', icon: X, act: () => onChange(paper.filter((_, index) => index !== place)) },
  ]
  return <ActionMenu label={`More about question ${number}`} actions={actions} />
}
