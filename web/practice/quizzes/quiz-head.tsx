import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface QuizHeadProps {
  title: string
  article: string
  day: string
  /** While answering: phones only have room for the title. */
  isBrief?: boolean
}

export function QuizHead({ title, article, day, isBrief = false }: QuizHeadProps) {
  return (
    <header>
      <h1
        lang={scriptLanguage(title)}
        tabIndex={-1}
        className={`font-semibold sm:mt-1 sm:mb-2 sm:text-2xl ${isBrief ? 'text-base leading-snug' : 'mt-1 mb-2 text-2xl'}`}
      >
        {title}
      </h1>
      <div className={isBrief ? 'max-sm:hidden' : ''}>
        <QuietLine>
          <span lang={scriptLanguage(article)} className="wrap-anywhere">
            {article}
          </span>
          <time dateTime={day}>{formatDay(day)}</time>
        </QuietLine>
      </div>
    </header>
  )
}
