import { fillIn } from '#contract/fill-in.ts'
import type { Language } from '#contract/languages.ts'
import { type ArticleBody, LATER_FIELDS } from '#contract/newsroom/upload/article-upload.ts'
import { inOneLine } from '#contract/reading/markup-text.ts'
import { splitBold } from '#contract/reading/split-bold.ts'
import { withoutEmphasis } from '#contract/reading/split-emphasis.ts'

type Translated = Partial<Record<string, string>> | undefined

/** The lists of an article: in a language only what is written in it, in the order of the page. */
export function listLines(body: ArticleBody): (language: Language, section: string) => string[] | undefined {
  const { must_know, must_know_translated, facts, since_then, follow_up_data: more } = fillIn(LATER_FIELDS, body)
  const lists: Record<string, (language: Language) => (string | undefined)[] | undefined> = {
    must_know: (language) => (language === 'en' ? must_know : must_know_translated[language]),
    terms: (language) =>
      (language === 'en' ? more.key_terms_list : more.key_terms_list_translated?.[language])?.flatMap(({ term, definition }) => [
        term,
        definition,
      ]),
    facts: (language) => facts.map(({ sentence, translated }) => inLanguage(language, sentence, translated)),
    since_then: (language) =>
      since_then
        .toSorted((one, other) => (one.date < other.date ? 1 : -1))
        .map(({ text, translated }) => inLanguage(language, text, translated) ?? '')
        .map((text) => withoutEmphasis(splitBold(text, { acrossLines: true }).join(''))),
  }
  return (language, section) =>
    lists[section]?.(language)
      ?.map((line) => inOneLine(line ?? ''))
      .filter(Boolean)
}

const inLanguage = (language: Language, english: string, translated: Translated) =>
  language === 'en' ? english : translated?.[language]?.trim()
