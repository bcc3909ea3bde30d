import type { Language } from '#contract/languages.ts'
import { sentencesOf } from '#web/reading/read-aloud/sentence-pieces.ts'

const LINES = 3

export function firstSentences({ lang, value }: { lang: Language; value: string }): string[] {
  return [...new Set(sentencesOf({ lang, text: value }))].slice(0, LINES)
}
