import type { Language } from '#contract/languages.ts'
import type { Sections } from '#contract/reading/analysis.ts'

export interface TranslatedText {
  title?: string | undefined
  summary?: string | undefined
  analysis?: Sections | undefined
}

export interface StoredTranslation extends TranslatedText {
  isManual: boolean
  /** Untranslated paragraphs, such as `past:1`. */
  english: string[]
}

/** Person before upload before machine. */
export function translatedText(
  uploaded: TranslatedText,
  stored: StoredTranslation | undefined,
): TranslatedText & { english: string[]; isMachine: boolean } {
  const [first, second] = stored?.isManual ? [stored, uploaded] : [uploaded, stored ?? {}]
  const isFromStored = (part: keyof TranslatedText) => stored?.isManual || !has(uploaded[part])
  const english = (stored?.english ?? []).filter((place) => isFromStored(partOf(place)))
  return {
    title: first.title || second.title,
    summary: first.summary || second.summary,
    analysis: has(first.analysis) ? first.analysis : second.analysis,
    english,
    isMachine:
      stored !== undefined &&
      !stored.isManual &&
      (['title', 'summary', 'analysis'] as const).some((part) => isFromStored(part) && has(stored[part])),
  }
}

const has = (part: string | Sections | undefined): boolean =>
  typeof part === 'string' ? part.trim() !== '' : Object.keys(part ?? {}).length > 0

const partOf = (place: string): keyof TranslatedText =>
  place === 'title' ? 'title' : place.startsWith('summary:') ? 'summary' : 'analysis'

export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())

/** `place`: `title`, `summary:0`, `past:2`. */
export interface Block {
  place: string
  text: string
}

export interface SpeechBlock {
  language: Language
  text: string
}
