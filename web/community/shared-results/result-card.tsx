import { Link } from 'react-router'
import type { SharedResult } from '#contract/community/peer-learning.ts'
import * as m from '#messages/community/shared-results.ts'
import { withdrawResult } from '#web/community/peer-learning/api.ts'
import { Byline } from '#web/community/peer-learning/byline.tsx'
import { DeleteButton } from '#web/community/peer-learning/delete-button.tsx'
import { HUB_CARD } from '#web/community/peer-learning/hub-card.ts'
import { LikeButton } from '#web/community/peer-learning/like-button.tsx'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface ResultCardProps {
  result: SharedResult
  now: Date
  takesQuizzes: boolean
}

const quizOf = ({ quiz_title, quiz_title_translated }: SharedResult) => ({
  title: quiz_title,
  title_translated: quiz_title_translated,
})

/** The score has no colour, so that it is not judged. */
export function ResultCard({ result, now, takesQuizzes }: ResultCardProps) {
  const { score, total_questions: total, note } = result
  const titleIn = useTitleIn()
  const quiz = titleIn(quizOf(result))
  const article = titleIn({ title: result.article_title, title_translated: result.article_title_translated })
  const title = quiz.value
  return (
    <article aria-label={title} className={HUB_CARD}>
      <Byline entry={result} now={now} />
      <div className="mt-2 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 lang={quiz.lang} className="text-lg leading-snug font-semibold">
            {title}
          </h2>
          <p lang={article.lang} className="mt-1 text-quiet wrap-anywhere">
            {article.value}
          </p>
        </div>
        <p className="shrink-0 text-2xl font-semibold whitespace-nowrap tabular-nums">{result.percentage}%</p>
      </div>
      <div className="mt-2">
        <QuietLine>
          {m.correct({ score, total })}
          {timeTaken(result.time_taken_seconds)}
        </QuietLine>
      </div>
      {note && (
        <div lang={scriptLanguage(note)} className="mt-3 border-s-2 border-strong ps-3 leading-reading">
          <PostedText text={note} heading="h3" />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <LikeButton tab="results" id={result.result_id} entry={result} about={title} />
        {result.attempt_id ? (
          <Link to={paths.quizAttempt(result.attempt_id)} className={buttonStyle({ variant: 'ghost', className: 'px-2!' })}>
            {m.yourAnswers}
          </Link>
        ) : (
          takesQuizzes &&
          result.quiz_id && (
            <Link to={paths.quiz(result.quiz_id)} className={buttonStyle({ variant: 'ghost', className: 'px-2!' })}>
              {m.takeQuiz}
            </Link>
          )
        )}
        {result.may_delete && <WithdrawButton result={result} />}
      </div>
    </article>
  )
}

function WithdrawButton({ result }: { result: SharedResult }) {
  const { result_id: id, is_own: isOwn } = result
  const { value: title } = useTitleIn()(quizOf(result))
  return (
    <DeleteButton
      tab="results"
      id={id}
      verb={isOwn ? m.withdraw : m.deleteAction}
      about={title}
      title={isOwn ? m.confirmWithdraw : m.confirmDelete}
      act={() => withdrawResult(id)}
    >
      {isOwn ? m.withdrawEffect : m.deleteEffect}
    </DeleteButton>
  )
}
