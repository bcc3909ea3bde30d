import { formatDay } from '#web/platform/time/dates.ts'
import { type Titled, useTitleIn } from '#web/reading/shared/title-in.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface QuizHeadProps {
  quiz: Titled
  article: Titled
  day: string
  /** While answering: phones only have room for the title. */
  isBrief?: boolean
}

export function QuizHead({ quiz, article, day, isBrief = false }: QuizHeadProps) {
  const titleIn = useTitleIn()
  const [title, about] = [titleIn(quiz), titleIn(article)]
  return (
    <header>
      <h1
        lang={title.lang}
        tabIndex={-1}
        className={`font-semibold sm:mt-1 sm:mb-2 sm:text-2xl ${isBrief ? 'text-base leading-snug' : 'mt-1 mb-2 text-2xl'}`}
      >
        {title.value}
      </h1>
      <div className={isBrief ? 'max-sm:hidden' : ''}>
        <QuietLine>
          <span lang={about.lang} className="wrap-anywhere">
            {about.value}
          </span>
          <time dateTime={day}>{formatDay(day)}</time>
        </QuietLine>
      </div>
    </header>
  )
}
