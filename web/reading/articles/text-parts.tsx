import { Fragment } from 'react'
import type { Language } from '#contract/languages.ts'
import type { TextPart } from '#contract/reading/article-text/key-terms.ts'
import { TermMark } from '#web/reading/key-terms/term-mark.tsx'
import { Words } from './words.tsx'

export function TextParts({ parts, lang }: { parts: TextPart[]; lang: Language }) {
  return parts.map(({ text, term }, index) => {
    const words = <Words text={text} lang={lang} />
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts have no ids, and the text only changes as a whole
    if (term === undefined) return <Fragment key={index}>{words}</Fragment>
    return (
      <TermMark key={index} index={term}>
        {words}
      </TermMark>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  })
}
