import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts'
import type { DayProcessing } from '#contract/newsroom/processing.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { dayShare, partState, STATE_STYLES } from './day-states.ts'

/** The languages and recordings of a day on one line, and its progress while some are being made. */
export function DayLanguages({ day }: { day: DayProcessing }) {
  const share = dayShare(day)
  return (
    <div className="space-y-1.5">
      <ul aria-label="Languages and audio" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {LANGUAGES.map((language) => (
          <li key={language} className="flex flex-wrap items-baseline gap-x-2">
            <span lang={language} className="font-native font-medium">
              {LANGUAGE_NAMES[language]}
            </span>
            {day.parts
              .filter((part) => part.language === language)
              .map((part) => {
                const { text, tone } = partState(part, day.articles)
                return (
                  <span key={part.kind} className={STATE_STYLES[tone]}>
                    {text}
                  </span>
                )
              })}
          </li>
        ))}
      </ul>
      {!day.is_settled && (
        <div>
          <p className="text-sm">Translations and audio are being made: {Math.floor(share * 100)}%</p>
          <ThinBar share={share} />
        </div>
      )}
    </div>
  )
}
