import type { Target } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/reading-language/controls.ts'

const NAMES = new Map(Object.entries(TEXTS.en).map(([name, text]) => [text, name as keyof typeof TEXTS.en]))

/** @param text of the control in English. @returns undefined for a text that is not in messages/ */
export function wordIn(language: Target, text: string): string | undefined {
  const name = NAMES.get(text)
  return name && TEXTS[language][name]
}
