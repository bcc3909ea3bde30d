import { Construction } from 'lucide-react'
import { Link } from 'react-router'
import type { Quiz } from '#contract/quizzes.ts'
import { formatDay } from '#web/platform/dates.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LeftOffer } from './left-offer.tsx'
import { QuestionView } from './question-view.tsx'
import { QuizResults } from './quiz-results.tsx'
import { useQuizRun } from './use-quiz-run.ts'

/** A quiz from its first question to its results. @param owner who takes it */
export function QuizPlayer({ quiz, owner }: { quiz: Quiz; owner: string }) {
  const { run, turn, act, retake, left } = useQuizRun(quiz, owner)
  const { quiz_questions: questions, article } = quiz
  const back = paths.articleAlias(article.article_id)
  const isOver = run.took !== undefined

  return (
    <>
      {!isOver && questions.length > 0 && <BackLink to={back}>Back to Article</BackLink>}
      <h1 tabIndex={-1} className="mt-1 text-2xl font-semibold">
        {quiz.title}
      </h1>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        {article.title} · {formatDay(article.daily_entry.publication_date)}
      </p>
      {questions.length === 0 ? (
        <UnderConstruction back={back} />
      ) : left ? (
        <LeftOffer {...left} total={questions.length} onGoOn={left.goOn} onStartOver={left.startOver} />
      ) : isOver ? (
        <QuizResults quiz={quiz} run={run} turn={turn} onRetake={retake} />
      ) : (
        <QuestionView questions={questions} run={run} turn={turn} act={act} />
      )}
    </>
  )
}

function UnderConstruction({ back }: { back: string }) {
  return (
    <div className="mt-6">
      <EmptyState
        icon={Construction}
        title="Quiz Under Construction"
        action={
          <Link to={back} className={buttonStyle({ variant: 'outline' })}>
            Back to Article
          </Link>
        }
      >
        Its questions are still being written. The article is there to read meanwhile.
      </EmptyState>
    </div>
  )
}
