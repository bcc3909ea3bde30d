import type { Language } from '#contract/languages.ts'

/**
 * Words as they stand. Those of another script among English ones say their own language: they have its face and its voice, and are not pulled
 * apart with the letters around them.
 */
export function Words({ text, lang }: { text: string; lang: Language }) {
  if (lang !== 'en' || !INDIC.test(text)) return text
  return text.split(INDIC).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its parts have no other name
      <span key={place} lang={part < TAMIL ? 'hi' : 'ta'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const INDIC =
  /([\u0900-\u097f](?:[\u0900-\u097f\u200c-\u200d\s]*[\u0900-\u097f])?|[\u0b80-\u0bff](?:[\u0b80-\u0bff\u200c-\u200d\s]*[\u0b80-\u0bff])?)/
const TAMIL = '\u0b80'
