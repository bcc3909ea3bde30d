import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/mock-tests/result.ts'
import * as mock from '#messages/practice/mock-tests.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { MockResult } from '../api.ts'
import { Calibration } from '../calibration.tsx'
import { marksOfMost, rulesText, signedMarks } from '../names.ts'
import { testTitle } from '../test-title.ts'
import { ByMistake, ByNode, ByPaper } from './breakdown.tsx'
import { MarkedQuestions } from './marked-questions.tsx'
import { NextSteps } from './next-steps.tsx'

interface ResultViewProps {
  result: MockResult
  language: Language
  inLanguages: QuizInLanguages
  children: ReactNode
}

export function ResultView({ result, language, inLanguages, children }: ResultViewProps) {
  const { attempt, by_certainty, by_paper, by_node, by_mistake, questions } = result
  return (
    <div className="space-y-6">
      {children}
      <Total result={result} />
      <NextSteps result={result} language={language} />
      {by_paper.length > 0 && <ByPaper parts={by_paper} />}
      {by_node.length > 0 && <ByNode parts={by_node} language={language} />}
      {by_mistake.length > 0 && <ByMistake parts={by_mistake} />}
      {by_certainty.length > 0 && (
        <Card title={mock.certaintyTitle} intro={guessesText(result)}>
          <Calibration figures={by_certainty} />
        </Card>
      )}
      <MarkedQuestions questions={questions} attemptId={attempt.attempt_id} inLanguages={inLanguages} />
    </div>
  )
}

/** `You guessed 20 times and were right 7 times. With −0.66 for each wrong answer, that makes +5.42 marks.` */
function guessesText({ by_certainty, rules }: MockResult): string {
  const guesses = by_certainty.find(({ certainty }) => certainty === 'guess')
  if (!guesses) return m.noGuess
  const { right, answered, marks_hundredths } = guesses
  return m.guesses({
    answered,
    right,
    wrong: signedMarks(rules.wrong_hundredths),
    marks: signedMarks(marks_hundredths),
  })
}

function Total({ result }: { result: MockResult }) {
  const { attempt, right, wrong, left_out, marks_hundredths, accuracy, seconds, standing, late_answers, rules } = result
  const zone = useSession().user?.time_zone
  const facts = [
    [m.right, right],
    [m.wrong, wrong],
    [m.leftOut, left_out],
    [m.attempted, right + wrong],
    [m.accuracy, accuracy === null ? '–' : `${accuracy}%`],
    [m.time, timeTaken(Math.round(seconds))],
  ] as const
  return (
    <section aria-labelledby="marks" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p lang={scriptLanguage(testTitle(attempt.title))} className="font-medium wrap-anywhere">
            {testTitle(attempt.title)}
          </p>
          <QuietLine>
            {attempt.submitted_at && formatInstant(attempt.submitted_at, zone)}
            {rulesText(rules)}
          </QuietLine>
        </div>
        <Button variant="outline" className="shrink-0 print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {m.print}
        </Button>
      </div>
      <h2 id="marks" className="mt-4 text-4xl font-semibold tabular-nums">
        {marksOfMost(marks_hundredths, attempt.most_hundredths)}
      </h2>
      {standing && <p className="mt-2">{m.standing({ percentile: standing.percentile, people: standing.people })}</p>}
      {late_answers > 0 && <p className="mt-2">{m.lateAnswers({ count: late_answers })}</p>}
      <dl className="mock-figures mt-5 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="font-semibold tabular-nums sm:text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
