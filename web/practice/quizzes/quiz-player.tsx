import { Construction } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Quiz } from '#contract/practice/quizzes.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { QuestionView } from './question-view.tsx'
import { QuizHead } from './quiz-head.tsx'
import { type DiscussionSlots, QuizResults } from './quiz-results.tsx'
import { ResumeOffer } from './resume-offer.tsx'
import { useQuizRun } from './use-quiz-run.ts'

/** A quiz with its header, in every state. @param owner id of the person who takes it */
export function QuizPlayer({ quiz, owner, discussion }: { quiz: Quiz; owner: string; discussion?: DiscussionSlots | undefined }) {
  const { title, article, quiz_questions: questions } = quiz
  const head = <QuizHead title={title} article={article.title} day={article.daily_entry.publication_date} />
  const back = paths.articleAlias(article.article_id)
  if (questions.length > 0) return <Attempt quiz={quiz} owner={owner} head={head} back={back} discussion={discussion} />
  return (
    <div className="space-y-6">
      {head}
      <UnderConstruction back={back} />
    </div>
  )
}

interface AttemptProps {
  quiz: Quiz
  owner: string
  head: ReactNode
  back: string
  discussion: DiscussionSlots | undefined
}

/** From the first question to the results. */
function Attempt({ quiz, owner, head, back, discussion }: AttemptProps) {
  const { run, step, act, retake, unfinished } = useQuizRun(quiz, owner)
  const questions = quiz.quiz_questions
  if (run.durationSeconds !== undefined)
    return (
      <>
        {head}
        <QuizResults quiz={quiz} run={run} step={step} onRetake={retake} discussion={discussion} />
      </>
    )
  return (
    <>
      <BackLink to={back}>Back to Article</BackLink>
      {head}
      {unfinished ? (
        <ResumeOffer {...unfinished} total={questions.length} />
      ) : (
        <QuestionView questions={questions} run={run} step={step} act={act} />
      )}
    </>
  )
}

function UnderConstruction({ back }: { back: string }) {
  return (
    <EmptyState
      icon={Construction}
      title="Quiz Under Construction"
      action={
        <Link to={back} className={buttonStyle({ variant: 'outline' })}>
          Back to Article
        </Link>
      }
    >
      Its questions are still being written. You can read the article in the meantime.
    </EmptyState>
  )
}
