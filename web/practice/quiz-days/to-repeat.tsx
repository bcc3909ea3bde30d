import { Link } from 'react-router'
import type { Today } from '#contract/reading/progress.ts'
import * as m from '#messages/practice/quiz-days.ts'
import { paths } from '#web/platform/paths.ts'
import { inLang } from '#web/platform/text/in-lang.tsx'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import type { DayQuiz } from './quiz-days.ts'

interface ToRepeatProps {
  wrong: Today['waiting']['wrong_answers']
  /** Not taken yet. */
  next: DayQuiz | undefined
  /** Cards of today: the review comes first, and has the wrong answers too. */
  due: number
}

/** The review while cards are due, else the wrong answers of the last quiz, else the next quiz. */
export function ToRepeat({ wrong, next, due }: ToRepeatProps) {
  const about = useTitleIn()(wrong ?? { title: '' })
  const step = stepOf(wrong, next, due)
  return (
    <section aria-labelledby="do-next" className="mb-8 rounded-card border border-line bg-surface p-4">
      <h2 id="do-next" className="font-semibold">
        {m.doNext}
      </h2>
      {wrong ? (
        <p className="mt-1 text-quiet wrap-anywhere">
          {m.wrongAnswers({ count: wrong.count, title: about.value, name: inLang(about.lang) })}
        </p>
      ) : (
        due === 0 && (
          <p lang={next?.title.lang} className="mt-1 text-quiet wrap-anywhere">
            {next ? next.title.value : m.nothingWrong}
          </p>
        )
      )}
      {step && (
        <Link to={step.to} className={buttonStyle({ className: 'mt-3 max-sm:w-full' })}>
          {step.label}
        </Link>
      )}
    </section>
  )
}

function stepOf(wrong: ToRepeatProps['wrong'], next: DayQuiz | undefined, due: number) {
  if (due > 0) return { to: paths.review, label: m.reviewCards({ count: due }) }
  if (wrong) return { to: paths.quizAttempt(wrong.attempt_id), label: m.reviewWrong }
  return next && { to: paths.quiz(next.quizId), label: m.takeNext }
}
