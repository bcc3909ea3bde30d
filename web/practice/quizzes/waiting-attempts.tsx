import { CloudOff } from 'lucide-react'
import * as m from '#messages/practice/quizzes.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { deliveryOf } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { AttemptFacts } from '#web/practice/quiz-history/attempt-facts.tsx'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SaveNow } from './save-now.tsx'
import { scoreTone } from './score-colour.ts'
import { ATTEMPT, articleOf, isOnHold, quizOf, type UnsentAttempt } from './unsent-attempts.ts'

export function WaitingAttempts({ attempts }: { attempts: UnsentAttempt[] }) {
  const canSend = useOutbox(() => attempts.some(({ submission }) => !isOnHold(deliveryOf(ATTEMPT, submission.attemptKey))))
  const isOffline = useOffline()
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="waiting-attempts" className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="waiting-attempts" className="flex items-center gap-2 font-semibold text-signal">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {m.onThisDevice}
        </h2>
        {canSend && !isOffline && <SaveNow />}
      </div>
      {canSend && <p className="mb-2 text-sm text-quiet">{m.sentAutomatically}</p>}
      <ul className="space-y-3">
        {attempts.map((attempt) => (
          <WaitingAttempt key={attempt.submission.attemptKey} attempt={attempt} />
        ))}
      </ul>
    </section>
  )
}

function WaitingAttempt({ attempt }: { attempt: UnsentAttempt }) {
  const { score, totalQuestions, percentage, submission, finishedAt } = attempt
  const delivery = useOutbox(() => deliveryOf(ATTEMPT, submission.attemptKey))
  const titleIn = useTitleIn()
  const [quiz, article] = [titleIn(quizOf(attempt)), titleIn(articleOf(attempt))]
  return (
    <li className="rounded-card border border-dashed border-strong p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 lang={quiz.lang} className="leading-snug font-semibold">
          {quiz.value}
        </h3>
        <Badge tone={scoreTone(percentage)}>{percentage}%</Badge>
      </div>
      <p lang={article.lang} className="mt-1 line-clamp-2 text-sm text-quiet">
        {article.value}
      </p>
      <AttemptFacts
        score={score}
        totalQuestions={totalQuestions}
        timeTakenSeconds={submission.timeTakenSeconds}
        completedAt={new Date(finishedAt).toISOString()}
      />
      {delivery?.state === 'waiting' && delivery.reason && (
        <p className="mt-1 text-sm">{isOnHold(delivery) ? m.sentAfterMockTest : delivery.reason}</p>
      )}
    </li>
  )
}
