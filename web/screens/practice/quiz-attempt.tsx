import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/practice/pages.ts'
import { discussionLinks } from '#web/community/quiz-discussion/discussion-links.tsx'
import { ShareAttempt } from '#web/community/shared-results/share-attempt.tsx'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { AttemptFailure } from '#web/practice/quiz-history/attempt-failure.tsx'
import { AttemptView } from '#web/practice/quiz-history/attempt-view.tsx'
import { quizAttempt } from '#web/practice/quizzes/api.ts'
import { useNextIsKnown } from '#web/practice/quizzes/quiz-next.tsx'
import { QuizSkeleton } from '#web/practice/quizzes/quiz-skeleton.tsx'
import { titleIn } from '#web/reading/shared/title-in.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useQuizLanguages } from './quiz-languages.tsx'

export function Component() {
  const { attemptId = '' } = useParams()
  const { user } = useSession()
  const [language] = useChosenLanguage()
  const attempt = useQuery(quizAttempt(attemptId))
  const isNextKnown = useNextIsKnown(attempt.data?.quiz.article.articleId ?? undefined)
  const { isWithEnglish, choice } = useQuizLanguages(attempt.data?.questions ?? [])
  const sharesResults = can(user?.role, 'community')
  useTitle((attempt.data && titleIn(attempt.data.quiz, language).value) ?? (attempt.isError ? m.quizAttempt : undefined))

  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={paths.quizHistory}>{m.backToQuizHistory}</BackLink>
      {(attempt.isPending || !isNextKnown) && <QuizSkeleton />}
      {attempt.isError && !attempt.data && <AttemptFailure error={attempt.error} onRetry={() => attempt.refetch()} />}
      {attempt.data && isNextKnown && (
        <AttemptView
          attempt={attempt.data}
          discussion={discussionLinks(attempt.data.quiz.quizId, user?.role)}
          language={language}
          isWithEnglish={isWithEnglish}
          choice={choice}
        >
          {sharesResults && <ShareAttempt attempt={attempt.data} />}
        </AttemptView>
      )}
    </div>
  )
}
