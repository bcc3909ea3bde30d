import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/today/next-action.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import { ActionLink } from './action-link.tsx'
import type { Step } from './next-step.ts'

interface PrimaryActionProps {
  step: Step
  days: DailyEntry[]
  read: ReadonlySet<string>
  /** In the reading language. */
  titleOf: (articleId: string) => string | undefined
}

export function PrimaryAction({ step, days, read, titleOf }: PrimaryActionProps) {
  const isOffline = useOffline()
  const OfflineAction = useLoaded(isOffline, async () => (await import('./offline-action.tsx')).OfflineAction)
  if (step.kind === 'done') return <Done articleId={step.articleId} />
  if (isOffline && OfflineAction && step.kind !== 'questions')
    return <OfflineAction days={days} read={read} wanted={step.articleId} titleOf={titleOf} />
  return <ActionLink {...actionOf(step, titleOf)} />
}

/** As high as the button. */
function Done({ articleId }: { articleId: string | undefined }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 rounded-control border border-good px-4">
      <p className="flex items-center gap-2 py-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="size-5" />
        {m.done}
      </p>
      {articleId && (
        <Link
          to={paths.article(articleId)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {m.readOn}
        </Link>
      )}
    </div>
  )
}

function actionOf(step: Exclude<Step, { kind: 'done' }>, titleOf: PrimaryActionProps['titleOf']) {
  if (step.kind === 'questions') return { text: m.startQuestions, to: '#questions-of-the-day' }
  const to = paths.article(step.articleId)
  if (step.kind === 'start') return { text: m.start({ count: step.count, minutes: step.minutes }), to }
  if (step.kind === 'next') return { text: m.next({ place: step.place, count: step.count }), to }
  if (step.kind === 'latest') return { text: m.readLatest, to }
  return { text: m.continueReading, title: titleOf(step.articleId) ?? step.title, to }
}
