import type { Language } from '#contract/languages.ts'
import type { MarkedSpan } from './first-mentions.ts'
import { TextParts } from './text-parts.tsx'

/** Text with its bold words and marked key terms. */
export function Spans({ spans, lang }: { spans: MarkedSpan[]; lang: Language }) {
  return spans.map(({ strong, parts }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: spans have no ids, and the text only changes as a whole
    const text = <TextParts key={index} parts={parts} lang={lang} />
    return strong ? <strong key={index}>{text}</strong> : text
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  })
}
