import { Construction, History } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { questionIn } from '#contract/practice/question-languages.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quizzes.ts'
import { relativeTime } from '#web/platform/time/dates.ts'
import { Retry } from '#web/practice/quiz-retry/retry.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { QuestionView } from './question-view.tsx'
import { QuizHead } from './quiz-head.tsx'
import { type DiscussionSlots, QuizResults } from './quiz-results.tsx'
import { useQuizRun } from './use-quiz-run.ts'
import { useWayToArticle } from './use-way-to-article.ts'

interface QuizPlayerProps {
  quiz: Quiz
  /** A person's id. */
  owner: string
  discussion: DiscussionSlots | undefined
  /** Reading language. */
  language: Language
  inLanguages: QuizInLanguages
}

export interface QuizInLanguages {
  /** English if no question has the reading language. */
  shown: Language
  isWithEnglish: boolean
  /** Controls; nothing for a quiz that is English only. */
  choice: ReactNode
}

export function QuizPlayer(props: QuizPlayerProps) {
  const { quiz } = props
  if (quiz.quiz_questions.length > 0) return <Attempt {...props} />
  return (
    <div className="space-y-6">
      <Head quiz={quiz} />
      <UnderConstruction articleId={quiz.article.article_id} />
    </div>
  )
}

function Head({ quiz, isBrief = false }: { quiz: Quiz; isBrief?: boolean }) {
  return <QuizHead quiz={quiz} article={quiz.article} day={quiz.article.daily_entry.publication_date} isBrief={isBrief} />
}

function Attempt({ quiz, owner, discussion, language, inLanguages }: QuizPlayerProps) {
  const { run, step, act, retake, unfinished } = useQuizRun(quiz, owner)
  const [retried, setRetried] = useState<Quiz['quiz_questions']>()
  const way = useWayToArticle(quiz.article.article_id)
  const english = quiz.quiz_questions
  const { shown, isWithEnglish, choice } = inLanguages
  const beneath = isWithEnglish ? english : undefined
  const questions = useMemo(() => english.map((one) => questionIn(one, shown)), [english, shown])
  if (retried)
    return (
      <>
        <Head quiz={quiz} isBrief />
        <Retry questions={retried} english={beneath} onDone={() => setRetried(undefined)} />
      </>
    )
  if (run.durationSeconds !== undefined)
    return (
      <>
        <div className="max-sm:pt-4">
          <Head quiz={quiz} />
          {choice}
        </div>
        <QuizResults
          {...{ run, step, discussion, language }}
          english={beneath}
          quiz={{ ...quiz, quiz_questions: questions }}
          onRetake={retake}
          onRetry={setRetried}
        />
      </>
    )
  return (
    <>
      <BackLink {...way}>{m.backToArticle}</BackLink>
      <Head quiz={quiz} isBrief={!unfinished} />
      {unfinished ? (
        <ResumeOffer {...unfinished} total={questions.length} />
      ) : (
        <>
          {choice}
          <QuestionView questions={questions} english={beneath} run={run} step={step} act={act} />
        </>
      )}
    </>
  )
}

function UnderConstruction({ articleId }: { articleId: string }) {
  const way = useWayToArticle(articleId)
  return (
    <EmptyState
      icon={Construction}
      title={m.underConstruction}
      action={
        <Link {...way} className={buttonStyle()}>
          {m.backToArticle}
        </Link>
      }
    >
      {m.beingWritten}
    </EmptyState>
  )
}

interface ResumeOfferProps {
  answered: number
  total: number
  leftAt: number
  resume: () => void
  startOver: () => void
}

function ResumeOffer({ answered, total, leftAt, resume, startOver }: ResumeOfferProps) {
  return (
    <section aria-labelledby="left-quiz" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="left-quiz" className="flex items-center gap-2 text-lg font-semibold">
        <History aria-hidden="true" className="size-5 shrink-0 text-signal" />
        {m.unfinished}
      </h2>
      <p className="mt-2 text-quiet">
        {m.leftAt({ answered, total, when: relativeTime(new Date(leftAt).toISOString()).toLowerCase() })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <Button onClick={resume}>{m.resume}</Button>
        <Button variant="outline" onClick={startOver}>
          {m.startOver}
        </Button>
      </div>
    </section>
  )
}
