import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/reading/daily/counted.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import type { Step } from './next-step.ts'

interface PrimaryActionProps {
  step: Step
  /** The title of an article in the reading language. */
  titleOf: (articleId: string) => string | undefined
}

/** The one thing to do next. */
export function PrimaryAction({ step, titleOf }: PrimaryActionProps) {
  if (step.kind === 'done') return <Done articleId={step.articleId} />
  const { text, to } = actionOf(step, titleOf)
  return (
    <Link to={to} className={buttonStyle({ className: 'min-h-13 w-full' })}>
      <span className="line-clamp-2 text-center">{text}</span>
    </Link>
  )
}

/** As high as the button. */
function Done({ articleId }: { articleId: string | undefined }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 rounded-control border border-good px-4">
      <p className="flex items-center gap-2 py-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="size-5" />
        You are done for today
      </p>
      {articleId && (
        <Link
          to={paths.article(articleId)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          Read on
        </Link>
      )}
    </div>
  )
}

function actionOf(step: Exclude<Step, { kind: 'done' }>, titleOf: PrimaryActionProps['titleOf']): { text: string; to: string } {
  if (step.kind === 'questions') return { text: 'Start with the questions of the day', to: '#questions-of-the-day' }
  const to = paths.article(step.articleId)
  if (step.kind === 'start') return { text: `Start today: ${counted(step.count, 'article')}, ${step.minutes} min`, to }
  if (step.kind === 'next') return { text: `Next: article ${step.place} of ${step.count}`, to }
  if (step.kind === 'latest') return { text: 'Read the latest unread article', to }
  return { text: `Continue: ${titleOf(step.articleId) ?? step.title}`, to }
}
