import { useQuery } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router'
import { discussionLinks } from '#web/community/quiz-discussion/discussion-links.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { useSession } from '#web/platform/session/session.ts'
import { quizById } from '#web/practice/quizzes/api.ts'
import { QuizFailure } from '#web/practice/quizzes/quiz-failure.tsx'
import { QuizPlayer } from '#web/practice/quizzes/quiz-player.tsx'
import { QuizSkeleton } from '#web/practice/quizzes/quiz-skeleton.tsx'

export const prefetchData = ({ quizId = '' }: Params) => prefetch(quizById(quizId))

export function QuizScreen() {
  const { quizId = '' } = useParams()
  const { user } = useSession()
  const quiz = useQuery(quizById(quizId))
  useTitle(quiz.data?.title ?? (quiz.isError ? 'Quiz' : undefined))

  return (
    <div data-focus-view className="mx-auto max-w-2xl max-sm:-mt-4 max-sm:flex max-sm:min-h-[calc(100dvh-2rem)] max-sm:flex-col">
      {quiz.isPending && <QuizSkeleton />}
      {quiz.isError && <QuizFailure error={quiz.error} onRetry={() => quiz.refetch()} />}
      {quiz.data && user && (
        <QuizPlayer key={quizId} quiz={quiz.data} owner={user.id} discussion={discussionLinks(quizId, user.role)} />
      )}
    </div>
  )
}
