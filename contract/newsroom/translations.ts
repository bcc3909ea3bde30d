import type { Language } from '#contract/languages.ts'
import type { Sections } from '#contract/reading/analysis.ts'

/** What can be translated of an article; what is missing is read in English. */
export interface TranslatedText {
  title?: string | undefined
  summary?: string | undefined
  analysis?: Sections | undefined
}

/** A translation that is kept beside the article, a machine's or a person's. */
export interface KeptTranslation extends TranslatedText {
  isManual: boolean
  /** Places of paragraphs that stay in English, such as `past:1`. */
  english: string[]
}

/** A person's own translation comes before what was uploaded, and that before a machine's, part by part. */
export function translatedText(
  uploaded: TranslatedText,
  kept: KeptTranslation | undefined,
): TranslatedText & { english: string[]; isMachine: boolean } {
  const [first, second] = kept?.isManual ? [kept, uploaded] : [uploaded, kept ?? {}]
  const fromKept = (part: keyof TranslatedText) => kept?.isManual || !has(uploaded[part])
  const english = (kept?.english ?? []).filter((place) => fromKept(partOf(place)))
  return {
    title: first.title || second.title,
    summary: first.summary || second.summary,
    analysis: has(first.analysis) ? first.analysis : second.analysis,
    english,
    isMachine:
      kept !== undefined &&
      !kept.isManual &&
      (['title', 'summary', 'analysis'] as const).some((part) => fromKept(part) && has(kept[part])),
  }
}

const has = (part: string | Sections | undefined): boolean =>
  typeof part === 'string' ? part.trim() !== '' : Object.keys(part ?? {}).length > 0

const partOf = (place: string): keyof TranslatedText =>
  place === 'title' ? 'title' : place.startsWith('summary:') ? 'summary' : 'analysis'

/** Paragraphs as the reader sees them: what a place counts. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())

/** A paragraph with its position: `title`, `summary:0`, `past:2`. */
export interface Block {
  place: string
  text: string
}

/** A paragraph to read aloud. */
export interface SpeechBlock {
  language: Language
  text: string
}
