import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/writing/home.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { questionIn } from '../question-in.ts'
import { questionTitle } from '../question-title.ts'
import { directiveName, lengthText, outcomeText } from './answer-words.ts'
import type { AnswerSummary } from './queries.ts'

interface AnswerHistoryProps {
  list: UseInfiniteQueryResult<{ pages: { data: AnswerSummary[] }[] }>
  language: Language
  isNarrowed: boolean
  onClear: () => void
  onRetry: () => void
}

export function AnswerHistory({ list, language, isNarrowed, onClear, onRetry }: AnswerHistoryProps) {
  const answers = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      {list.data &&
        answers.length === 0 &&
        (isNarrowed ? <NoneFits onClear={onClear} /> : <p className="text-quiet">{m.noAnswers}</p>)}
      {answers.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {answers.map((answer) => (
            <FinishedAnswer key={answer.answer_id} answer={{ ...answer, question: questionIn(answer.question, language) }} />
          ))}
        </ol>
      )}
      {list.isError && (
        <div className="mt-4">
          <LoadFailure
            title={m.answersDidNotLoad}
            error={list.error}
            comfort={m.answersAreSafe}
            onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : onRetry())}
          />
        </div>
      )}
      {list.hasNextPage && !list.isError && (
        <div className="pt-4 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.loadOlder}
          </Button>
        </div>
      )}
    </div>
  )
}

const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={m.noneMatch}
    action={
      <Button variant="outline" onClick={onClear}>
        {m.showAll}
      </Button>
    }
  />
)

function FinishedAnswer({ answer }: { answer: AnswerSummary }) {
  const { answer_id, question, words, photos, seconds, score_hundredths, finished_at } = answer
  return (
    <li className="row-in-sight [--row:7rem]">
      <Link
        to={paths.writtenAnswer(answer_id)}
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-sunken"
      >
        <span
          lang={scriptLanguage(question.text)}
          className="line-clamp-3 leading-snug font-medium wrap-anywhere max-sm:w-full sm:flex-1"
        >
          {questionTitle(question.text)}
        </span>
        <span className={`shrink-0 tabular-nums ${score_hundredths === null ? 'text-quiet' : 'font-semibold'}`}>
          {outcomeText(answer)}
        </span>
        <span className="w-full">
          <QuietLine>
            {question.directive && directiveName(question.directive)}
            {score_hundredths === null && m.marks({ marks: question.marks })}
            {lengthText(words, photos, question.words)}
            {timeTaken(seconds)}
            <time dateTime={finished_at}>{formatInstant(finished_at)}</time>
          </QuietLine>
        </span>
      </Link>
    </li>
  )
}
