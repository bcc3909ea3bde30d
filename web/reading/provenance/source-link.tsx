import type { Language } from '#contract/languages.ts'
import type { Source } from '#contract/reading/provenance.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'

interface SourceLinkProps {
  source: Pick<Source, 'publisher' | 'url'> | undefined
  /** Of the words for screen readers. */
  lang: Language
  /** By default the publisher. */
  words?: string
}

/** A new tab keeps the place. */
export function SourceLink({ source, lang, words }: SourceLinkProps) {
  if (!source) return null
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noreferrer"
      lang={scriptLanguage(words ?? '') ?? 'en'}
      className="text-accent underline underline-offset-4"
    >
      {words ?? source.publisher}
      <span lang={lang} className="sr-only">{` (${PROVENANCE_TEXTS[lang].newTab})`}</span>
    </a>
  )
}
