import type { Language } from '#contract/languages.ts'
import type { SinceThen, Watch } from '#contract/reading/provenance.ts'
import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { indianDay } from './note-day.ts'
import { SINCE_THEN_ID } from './since-then.tsx'

interface WatchListProps {
  entries: readonly Watch[]
  sinceThen: readonly SinceThen[]
  lang: Language
}

/** Next first. */
export function WatchList({ entries, sinceThen, lang }: WatchListProps) {
  return (
    <ol className="mt-3 space-y-3">
      {entries
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map((entry) => {
          const text = localised(entry.text, entry.translated, lang)
          return (
            <li key={entry.date + entry.text} className="wrap-anywhere">
              <When date={entry.date} isOver={isFollowedUp(entry, sinceThen)} lang={lang} />
              <p lang={text.lang} className="reading-text leading-reading">
                <BoldWords text={text.value} lang={text.lang} />
              </p>
            </li>
          )
        })}
    </ol>
  )
}

function When({ date, isOver, lang }: { date: string; isOver: boolean; lang: Language }) {
  const texts = STUDY_TEXTS[lang]
  const day = formatDay(date, 'medium', lang)
  const isPast = !isOver && date < indianDay(Date.now())
  return (
    <p lang={lang} className="text-sm text-quiet">
      <time dateTime={date}>{isPast ? texts.wasExpectedBy({ date: day }) : texts.expectedBy({ date: day })}</time>
      {isOver && (
        <a
          href={`#${SINCE_THEN_ID}`}
          className="-my-3 ms-2 inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
        >
          {texts.followedUp}
        </a>
      )}
    </p>
  )
}
