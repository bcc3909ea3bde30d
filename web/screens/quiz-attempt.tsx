import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { can } from '#contract/roles.ts'
import { ShareAttempt } from '#web/peer-learning/share-attempt.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useTitle } from '#web/platform/use-title.ts'
import { discussionOf } from '#web/quiz-discussion/discuss-link.tsx'
import { quizAttempt } from '#web/quizzes/api.ts'
import { AttemptFailure } from '#web/quizzes/attempt-failure.tsx'
import { AttemptView } from '#web/quizzes/attempt-view.tsx'
import { QuizSkeleton } from '#web/quizzes/quiz-skeleton.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function QuizAttemptScreen() {
  const { attemptId = '' } = useParams()
  const { user } = useSession()
  const attempt = useQuery(quizAttempt(attemptId))
  const sharesResults = can(user?.role, 'community')
  useTitle(attempt.data?.quiz.title ?? (attempt.isError ? 'Quiz attempt' : undefined))

  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={paths.quizHistory}>Back to Quiz History</BackLink>
      {attempt.isPending && <QuizSkeleton />}
      {attempt.isError && !attempt.data && <AttemptFailure error={attempt.error} onRetry={() => attempt.refetch()} />}
      {attempt.data && (
        <AttemptView attempt={attempt.data} discussion={discussionOf(attempt.data.quiz.quizId, user?.role)}>
          {sharesResults && <ShareAttempt attempt={attempt.data} />}
        </AttemptView>
      )}
    </div>
  )
}
