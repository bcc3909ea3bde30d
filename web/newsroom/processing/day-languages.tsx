import { ENGLISH_NAMES, LANGUAGES } from '#contract/languages.ts'
import type { DayPart, DayProcessing } from '#contract/newsroom/processing.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { dayShare, daySummary, partState, STATE_STYLES } from './day-states.ts'

/** Collapsed on a phone. */
export function DayLanguages({ day }: { day: DayProcessing }) {
  const share = dayShare(day)
  return (
    <div className="space-y-1.5">
      <details className="text-sm sm:hidden">
        <summary className="min-h-11 cursor-pointer content-center rounded-control">
          <Summary day={day} />
        </summary>
        <LanguageList day={day} />
      </details>
      <div className="hidden sm:block">
        <LanguageList day={day} />
      </div>
      {!day.is_settled && (
        <div>
          <p className="text-sm">Translations and audio are being made: {Math.floor(share * 100)}%</p>
          <ThinBar share={share} />
        </div>
      )}
    </div>
  )
}

function Summary({ day }: { day: DayProcessing }) {
  const { text, tone } = daySummary(day)
  return <span className={STATE_STYLES[tone]}>{text}</span>
}

function LanguageList({ day }: { day: DayProcessing }) {
  return (
    <ul aria-label="Languages and audio" className="space-y-0.5 text-sm sm:flex sm:flex-wrap sm:gap-x-6 sm:space-y-0">
      {LANGUAGES.map((language) => (
        <li key={language} className="flex gap-x-2">
          <span className="w-14 shrink-0 font-medium sm:w-auto">{ENGLISH_NAMES[language]}</span>{' '}
          <span>
            {day.parts
              .filter((part) => part.language === language)
              .map((part, place) => (
                <Part key={part.kind} part={part} articles={day.articles} isFirst={place === 0} />
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Part({ part, articles, isFirst }: { part: DayPart; articles: number; isFirst: boolean }) {
  const { text, tone } = partState(part, articles)
  return (
    <>
      {!isFirst && ', '}
      <span className={STATE_STYLES[tone]}>{text}</span>
    </>
  )
}
