import { useQuery } from '@tanstack/react-query'
import { type Params, useLocation, useParams } from 'react-router'
import * as m from '#messages/screens/practice/pages.ts'
import { discussionLinks } from '#web/community/quiz-discussion/discussion-links.tsx'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { quizById } from '#web/practice/quizzes/api.ts'
import { QuizFailure } from '#web/practice/quizzes/quiz-failure.tsx'
import { QuizPlayer } from '#web/practice/quizzes/quiz-player.tsx'
import { QuizSkeleton } from '#web/practice/quizzes/quiz-skeleton.tsx'
import { titleIn } from '#web/reading/shared/title-in.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { useQuizLanguages } from './quiz-languages.tsx'

export const prefetchData = ({ quizId = '' }: Params) => prefetch(quizById(quizId))

export function Component() {
  const { quizId = '' } = useParams()
  const { user } = useSession()
  const [language] = useChosenLanguage()
  const quiz = useQuery(quizById(quizId))
  const inLanguages = useQuizLanguages(quiz.data?.quiz_questions ?? [])
  useRootAttribute('data-focus-view')
  useTitle((quiz.data && titleIn(quiz.data, language).value) ?? (quiz.isError ? m.quiz : undefined))

  return (
    <div className="mx-auto max-w-2xl max-sm:-mt-4 max-sm:flex max-sm:min-h-[calc(100dvh-2rem)] max-sm:flex-col">
      {!quiz.data && <WayBack />}
      {quiz.isPending && <QuizSkeleton />}
      {quiz.isError && <QuizFailure error={quiz.error} onRetry={() => quiz.refetch()} />}
      {quiz.data && user && (
        <QuizPlayer
          key={quizId}
          quiz={quiz.data}
          owner={user.id}
          discussion={discussionLinks(quizId, user.role)}
          language={language}
          inLanguages={inLanguages}
        />
      )}
    </div>
  )
}

/** While loading, only the link's state knows the article. */
function WayBack() {
  const article = useLocation().state?.article
  return typeof article === 'string' ? (
    <BackLink to={paths.articleAlias(article)}>{m.backToArticle}</BackLink>
  ) : (
    <BackLink to={paths.practise}>{m.backToPractise}</BackLink>
  )
}
