import { Languages } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { isPartlyEnglish, type Reading } from './in-language.ts'

interface TranslationNoticeProps {
  /** Chosen language. */
  wanted: Language
  /** Shown language. */
  lang: Language
  reading: Reading
}

export function TranslationNotice({ wanted, lang, reading }: TranslationNoticeProps) {
  if (wanted === 'en') return null
  const isMissing = lang !== wanted
  if (!isMissing && !isPartlyEnglish(reading)) return null
  const texts = PAGE_TEXTS[wanted]
  return (
    <p
      role="note"
      lang={wanted}
      className="mt-2 flex items-start gap-2 rounded-control bg-sunken px-3 py-2 text-sm print:hidden high-contrast:border high-contrast:border-line"
    >
      <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-signal" />
      {isMissing ? texts.notTranslated : texts.partlyTranslated}
    </p>
  )
}
