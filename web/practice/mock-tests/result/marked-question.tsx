import { Check, Flag, Minus, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { MISTAKES, type Mistake } from '#contract/practice/mock-test-rules.ts'
import { isTranslated, questionIn } from '#contract/practice/question-languages.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import * as m from '#messages/practice/mock-tests/result.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { ReviewedOptions } from '#web/practice/quiz-history/reviewed-options.tsx'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { EnglishBeneath } from '#web/reading/shared/with-english.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { paperName } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type MockResult, useNameMistake } from '../api.ts'
import { CERTAINTY_NAMES, MISTAKE_NAMES, signedMarks } from '../names.ts'

type Question = MockResult['questions'][number]

const RESULTS = {
  right: { tone: 'good', Icon: Check, label: m.right },
  wrong: { tone: 'danger', Icon: X, label: m.wrong },
  left_out: { tone: 'neutral', Icon: Minus, label: m.oneLeftOut },
} as const

interface MarkedQuestionProps {
  question: Question
  number: number
  attemptId: string
  inLanguages: QuizInLanguages
}

export function MarkedQuestion({ question, number, attemptId, inLanguages }: MarkedQuestionProps) {
  const { result, option, correct_option, marks_hundredths, seconds, certainty, is_flagged } = question
  const { tone, Icon, label } = RESULTS[result]
  const shown = questionIn(question, inLanguages.shown)
  const { options, explanation } = shown
  const title = useTitleIn()(question.article)
  const original = inLanguages.isWithEnglish && isTranslated(question, inLanguages.shown) ? question : undefined
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-semibold">
        {m.question({ number })}
        <span className="flex items-center gap-2">
          <span className="tabular-nums">{signedMarks(marks_hundredths)}</span>
          <Badge tone={tone}>
            <Icon aria-hidden="true" className="size-3.5" />
            {label}
          </Badge>
        </span>
      </h3>
      <div className="mb-3">
        <QuietLine>
          {paperName(question.paper)}
          {seconds > 0 ? timeTaken(Math.round(seconds)) : m.notSeen}
          {certainty && CERTAINTY_NAMES[certainty]}
          {question.is_late && m.late}
          {is_flagged && (
            <span className="inline-flex items-center gap-1">
              <Flag aria-hidden="true" className="size-3.5 fill-current text-signal" />
              {m.flagged}
            </span>
          )}
        </QuietLine>
      </div>
      <Stem question={shown} />
      <EnglishBeneath>{original && <Stem question={original} />}</EnglishBeneath>
      <ReviewedOptions
        question={{ options, correctOption: correct_option, selectedOption: option }}
        second={original && { lang: 'en', options: original.options }}
      />
      {explanation && (
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-quiet">{m.explanation}</h4>
          <p lang={scriptLanguage(explanation)} className="mt-1 leading-reading whitespace-pre-line wrap-anywhere">
            {unescapeNewlines(explanation)}
          </p>
          <EnglishBeneath className="mt-2 leading-reading whitespace-pre-line wrap-anywhere">
            {original && unescapeNewlines(original.explanation)}
          </EnglishBeneath>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 print:hidden">
        <Link
          to={paths.article(question.article.article_id)}
          lang={title.lang}
          className="inline-flex min-h-11 min-w-0 items-center text-accent underline underline-offset-4 wrap-anywhere"
        >
          {title.value}
        </Link>
        {question.mistake && (
          <WhyWrong attemptId={attemptId} questionId={question.question_id} number={number} mistake={question.mistake} />
        )}
      </div>
    </li>
  )
}

interface WhyWrongProps {
  attemptId: string
  questionId: string
  number: number
  mistake: Mistake
}

function WhyWrong({ attemptId, questionId, number, mistake }: WhyWrongProps) {
  const id = useId()
  const save = useNameMistake(attemptId)
  const choose = (next: Mistake) =>
    save.mutate({ questionId, mistake: next }, { onError: (error) => toast(failureText(error, m.notSaved), 'error') })
  return (
    <div className="max-sm:w-full">
      <label htmlFor={id} className="block text-sm text-quiet">
        {m.why({ number, question: (text) => <span className="sr-only">{text}</span> })}
      </label>
      <select
        id={id}
        value={mistake}
        onChange={({ target }) => choose(target.value as Mistake)}
        className="min-h-11 rounded-control border border-strong bg-surface px-2 text-ink max-sm:w-full"
      >
        {MISTAKES.map((one) => (
          <option key={one} value={one}>
            {MISTAKE_NAMES[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
