import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/community/built-in-forums.ts'

const NAMES = new Map(Object.entries(TEXTS.en).map(([name, text]) => [text as string, name as keyof typeof TEXTS.en]))

/** The forums that a new instance begins with are stored with their English titles; others are in their authors' words. */
export function forumInLanguage(title: string, language: Language): string {
  const name = NAMES.get(title)
  return name ? TEXTS[language][name] : title
}
