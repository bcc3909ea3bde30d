import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#contract/amounts.ts'
import { LOOK_AGAIN_LABELS, RETIRE_LABELS } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay, formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import type { BankQuestion } from './api.ts'
import { bankPathTo } from './bank-path.ts'
import { QuestionActions } from './question-actions.tsx'

export function QuestionCard({ question: one }: { question: BankQuestion }) {
  const titleId = useId()
  const { question, article, number, form, key_meaning, is_retired, look_again } = one
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="space-y-4 rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5"
      >
        <div className="flex items-start gap-2">
          <h2 id={titleId} className="min-w-0 flex-1 leading-snug font-medium whitespace-pre-line">
            {question.question_text}
          </h2>
          <QuestionActions question={one} />
        </div>
        <QuietLine>
          <Link
            to={paths.article(article.article_id)}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
            {article.title}
          </Link>
          <time dateTime={article.publication_date}>{formatDay(article.publication_date, 'short')}</time>
          {number !== null && `Question ${number}`}
          {key_meaning ? `${form}: ${key_meaning}` : form}
          {!article.is_published && 'Not public'}
        </QuietLine>
        {(is_retired || look_again.length > 0) && (
          <p className="flex flex-wrap gap-2">
            {is_retired && <Badge>Retired</Badge>}
            {look_again.map((why) => (
              <Badge key={why} tone="progress">{`Look again: ${LOOK_AGAIN_LABELS[why]}`}</Badge>
            ))}
          </p>
        )}
        <Options question={one} />
        <Figures question={one} />
        {question.explanation && <p className="text-sm text-quiet">{question.explanation}</p>}
        <Retirement question={one} />
      </article>
    </li>
  )
}

function Options({ question: { question, figures } }: { question: BankQuestion }) {
  const letters = Object.keys(question.options).sort()
  return (
    <ul className="space-y-2">
      {letters.map((letter) => {
        const chosen = figures.chosen[letter] ?? 0
        const isRight = letter === question.correct_option
        const share = figures.answers > 0 ? chosen / figures.answers : 0
        return (
          <li key={letter} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2">
            <span className={isRight ? 'font-semibold' : 'text-quiet'}>{letter}</span>
            <span className={isRight ? 'font-semibold' : ''}>
              {question.options[letter]}
              {isRight && (
                <>
                  <CircleCheck aria-hidden="true" className="ms-1.5 inline size-4 text-good" />
                  <span className="sr-only">, the right option</span>
                </>
              )}
            </span>
            <span className="text-sm text-quiet tabular-nums">
              {figures.answers > 0 && `${formatNumber(chosen)} · ${Math.round(share * 100)} %`}
            </span>
            {figures.answers > 0 && (
              <span className="col-span-2 col-start-2">
                <ThinBar share={share} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Figures({ question: { figures } }: { question: BankQuestion }) {
  const { answers, facility, discrimination, counted_at } = figures
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <Figure name="First answers" value={formatNumber(answers)} />
      <Figure name="Facility" value={facility === null ? 'too few answers' : `${Math.round(facility * 100)} %`} />
      <Figure name="Discrimination" value={discrimination === null ? 'too few answers' : signed(discrimination)} />
      {counted_at === null && <Figure name="Counted" value="not yet" />}
    </dl>
  )
}

const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-quiet">{name}</dt>
    <dd className="font-medium tabular-nums">{value}</dd>
  </div>
)

function Retirement({ question: { retired } }: { question: BankQuestion }) {
  if (!retired) return null
  const { at, by, kind, reason, replaced_by, put_back_at } = retired
  return (
    <div className="space-y-1 border-s-2 border-line ps-3 text-sm">
      <p className="text-quiet">{`Retired ${formatInstant(at)} by ${by ?? 'a deleted account'}: ${RETIRE_LABELS[kind]}`}</p>
      <p className="whitespace-pre-line">{reason}</p>
      {put_back_at && <p className="text-quiet">{`Put back ${formatInstant(put_back_at)}`}</p>}
      {replaced_by && (
        <Link
          to={bankPathTo({ question_id: replaced_by })}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          See the question in its place
        </Link>
      )}
    </div>
  )
}
