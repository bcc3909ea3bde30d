import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { answeredIn } from '#contract/practice/question-languages.ts'
import type { AttemptDetail } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { paths } from '#web/platform/paths.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { QuizHead } from '#web/practice/quizzes/quiz-head.tsx'
import { QuizNext } from '#web/practice/quizzes/quiz-next.tsx'
import type { DiscussionSlots } from '#web/practice/quizzes/quiz-results.tsx'
import { ScorePanel } from '#web/practice/quizzes/score-panel.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Review } from './review.tsx'

interface AttemptViewProps {
  attempt: AttemptDetail
  discussion?: DiscussionSlots | undefined
  /** Reading language. */
  language: Language
  isWithEnglish: boolean
  /** Controls of the languages. */
  choice: ReactNode
  children?: ReactNode
}

/** As submitted, even if the quiz has changed. */
export function AttemptView({ attempt, discussion, language, isWithEnglish, choice, children }: AttemptViewProps) {
  const { quiz, completedAt, timeTakenSeconds } = attempt
  const { article } = quiz
  return (
    <>
      <QuizHead quiz={quiz} article={article} day={article.publicationDate} />
      {choice}
      <section aria-labelledby="attempt-result" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="attempt-result" className="mb-3 text-lg font-semibold">
          {m.takenOn({ date: formatInstant(completedAt), time: (text) => <time dateTime={completedAt}>{text}</time> })}
        </h2>
        <ScorePanel {...attempt} seconds={timeTakenSeconds} />
        <div className="mt-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap [&>:nth-child(3)]:max-sm:col-span-2">
          {quiz.quizId && (
            <Link to={paths.quiz(quiz.quizId)} className={BESIDE}>
              {m.retakeQuiz}
            </Link>
          )}
          {article.articleId && (
            <Link to={paths.articleAlias(article.articleId)} className={BESIDE}>
              {m.backToArticle}
            </Link>
          )}
          {children}
        </div>
      </section>
      {article.articleId && <QuizNext articleId={article.articleId} wrong={wrongIn(attempt)} isSent language={language} />}
      <Review
        questions={attempt.questions.map((question) => answeredIn(question, language))}
        english={isWithEnglish ? attempt.questions : undefined}
        actionFor={discussion?.question}
      />
      {discussion && <div className="mt-6">{discussion.quiz()}</div>}
    </>
  )
}

const wrongIn = ({ questions }: AttemptDetail) =>
  questions.filter(({ isCorrect }) => !isCorrect).map(({ questionText }) => ({ question_text: questionText }))

/** Two in a row of a phone, each on one line. */
const BESIDE = buttonStyle({ variant: 'outline', className: 'max-sm:px-2' })
