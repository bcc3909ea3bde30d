import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { noteDay } from './note-day.ts'

export const CORRECTIONS_ID = 'corrections'

export const correctionsOf = ({ change_log }: Article) => change_log.filter(({ kind }) => kind === 'correction')

/** Links to the list near the end. */
export function CorrectedLine({ article, lang }: { article: Article; lang: Language }) {
  const latest = correctionsOf(article)[0]
  if (!latest) return null
  const text = PROVENANCE_TEXTS[lang].correctedOn({ date: noteDay(latest.at, lang) })
  return (
    <p lang={lang} className="mt-1 text-sm text-quiet">
      <a
        href={`#${CORRECTIONS_ID}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink print:hidden"
      >
        {text}
      </a>
      <span className="hidden print:inline">{text}</span>
    </p>
  )
}
