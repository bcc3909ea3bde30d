import { useQuery } from '@tanstack/react-query'
import { Link, type Params, useParams } from 'react-router'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/community.ts'
import { forumSummary } from '#web/community/quiz-discussion/api.ts'
import { QuizForum } from '#web/community/quiz-forums/quiz-forum.tsx'
import { QuizForumFailure } from '#web/community/quiz-forums/quiz-forum-failure.tsx'
import { QuizForumSkeleton } from '#web/community/quiz-forums/quiz-forum-skeleton.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

export const prefetchData = ({ quizId = '' }: Params) => prefetch(forumSummary(quizId))

export function Component() {
  const { quizId = '' } = useParams()
  const { user } = useSession()
  const forum = useQuery(forumSummary(quizId))
  const titleIn = useTitleIn()
  useTitle(forum.data ? m.discussion({ title: titleIn(forum.data).value }) : forum.isError ? m.quizDiscussion : undefined)

  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.forums}>{m.backToForums}</BackLink>
      {forum.isPending && <QuizForumSkeleton />}
      {forum.isError && !forum.data && <QuizForumFailure error={forum.error} onRetry={() => forum.refetch()} />}
      {forum.data && (
        <QuizForum key={quizId} forum={forum.data} action={can(user?.role, 'proStudy') && <ToQuiz quizId={quizId} />} />
      )}
    </div>
  )
}

function ToQuiz({ quizId }: { quizId: string }) {
  return (
    <Link to={paths.quiz(quizId)} className={buttonStyle({ variant: 'outline', className: 'mt-4' })}>
      {m.takeQuiz}
    </Link>
  )
}
