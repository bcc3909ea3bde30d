import { useQuery } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router'
import { askAhead } from '#web/platform/ahead.ts'
import { useSession } from '#web/platform/session.ts'
import { useTitle } from '#web/platform/use-title.ts'
import { discussionOf } from '#web/quiz-discussion/discuss-link.tsx'
import { quizById } from '#web/quizzes/api.ts'
import { QuizFailure } from '#web/quizzes/quiz-failure.tsx'
import { QuizPlayer } from '#web/quizzes/quiz-player.tsx'
import { QuizSkeleton } from '#web/quizzes/quiz-skeleton.tsx'

export const askFirst = ({ quizId = '' }: Params) => askAhead(quizById(quizId))

export function QuizScreen() {
  const { quizId = '' } = useParams()
  const { user } = useSession()
  const quiz = useQuery(quizById(quizId))
  useTitle(quiz.data?.title ?? (quiz.isError ? 'Quiz' : undefined))

  return (
    <div className="mx-auto max-w-2xl">
      {quiz.isPending && <QuizSkeleton />}
      {quiz.isError && <QuizFailure error={quiz.error} onRetry={() => quiz.refetch()} />}
      {quiz.data && user && (
        <QuizPlayer key={quizId} quiz={quiz.data} owner={user.id} discussion={discussionOf(quizId, user.role)} />
      )}
    </div>
  )
}
