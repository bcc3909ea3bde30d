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

/** Wrong answers of the last quiz, by the review while cards are due, else the next quiz. */
export function ToRepeat({ wrong, next, due }: ToRepeatProps) {
  const about = useTitleIn()(wrong ?? { title: '' })
  const style = buttonStyle({ variant: wrong || due === 0 ? 'default' : 'outline', className: 'mt-3 max-sm:w-full' })
  return (
    <section aria-labelledby="to-repeat" className="rounded-card border border-line bg-surface p-4">
      <h2 id="to-repeat" className="font-semibold">
        {m.toRepeat}
      </h2>
      {wrong ? (
        <>
          <p className="mt-1 text-quiet wrap-anywhere">
            {m.wrongAnswers({ count: wrong.count, title: about.value, name: inLang(about.lang) })}
          </p>
          {due > 0 ? (
            <Link to={paths.review} className={style}>
              {m.reviewCards({ count: due })}
            </Link>
          ) : (
            <Link to={paths.quizAttempt(wrong.attempt_id)} className={style}>
              {m.reviewWrong}
            </Link>
          )}
        </>
      ) : (
        <>
          <p className="mt-1 text-quiet">{next ? m.nothingYet : m.nothingWrong}</p>
          {next && (
            <Link to={paths.quiz(next.quizId)} className={style}>
              {m.takeNext}
            </Link>
          )}
        </>
      )}
    </section>
  )
}
