import { LANGUAGES, type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { PracticeKind } from '#contract/reading/search.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'

/** Stored with the article's words, so that a search opens no article. */
export interface PracticeIndex {
  titles: { [L in Target]?: string }
  /** Missing in the index of an earlier version. */
  quiz_titles?: { [L in Target]?: string }
  items: PracticeText[]
}

export interface PracticeText {
  kind: PracticeKind
  /** Among those of its kind. */
  at: number
  language: Language
  text: string
  /** Of a mains question. */
  key?: string
}

export const NEEDS_PRO: ReadonlySet<PracticeKind> = new Set(['quiz', 'mains', 'flashcard'])

type InLanguage = (language: Language) => string | undefined

/** Without options, answers and backs of cards. */
export function practiceTextsOf(upload: ArticleUpload): PracticeText[] {
  const { follow_up_data: more, mains_model_answers, potential_questions, must_know, must_know_translated, facts } = upload
  const { key_terms_list, key_terms_list_translated } = more
  return [
    ...(potential_questions?.prelims_quiz ?? []).flatMap(({ question_text, translated }, at) =>
      texts('quiz', at, (language) => (language === 'en' ? question_text : translated?.[language]?.question_text)),
    ),
    ...mains_model_answers.flatMap(({ question, translated }, at) =>
      texts('mains', at, (language) => (language === 'en' ? question : translated?.[language]?.question)).map((one) => ({
        ...one,
        key: questionKeyOf(question),
      })),
    ),
    ...more.flashcards.flatMap(({ front, translated }, at) =>
      texts('flashcard', at, (language) => (language === 'en' ? front : translated?.[language]?.front)),
    ),
    ...lists('term', (language) =>
      (language === 'en' ? key_terms_list : key_terms_list_translated[language])?.map(
        ({ term, definition }) => `${term}: ${definition}`,
      ),
    ),
    ...lists('must_know', (language) => (language === 'en' ? must_know : must_know_translated[language])),
    ...facts.flatMap(({ sentence, translated }, at) =>
      texts('fact', at, (language) => (language === 'en' ? sentence : translated?.[language])),
    ),
  ]
}

const texts = (kind: PracticeKind, at: number, textIn: InLanguage): PracticeText[] =>
  LANGUAGES.flatMap((language) => {
    const text = textIn(language)
    return text ? [{ kind, at, language, text }] : []
  })

const lists = (kind: PracticeKind, listIn: (language: Language) => string[] | undefined): PracticeText[] =>
  LANGUAGES.flatMap((language) => (listIn(language) ?? []).map((text, at) => ({ kind, at, language, text })))

export const practiceIndexOf = (upload: ArticleUpload): PracticeIndex => ({
  titles: givenIn(upload.title_translated),
  quiz_titles: givenIn(upload.quiz_title_translated),
  items: withinLimit(practiceTextsOf(upload)),
})

const givenIn = (translated: { [L in Target]?: string | undefined }): PracticeIndex['titles'] =>
  Object.fromEntries(TARGETS.map((target) => [target, translated[target]] as const).filter(([, title]) => title))

/** Three times what an article in three languages has: bounds the cost of a search. */
const MAX_CHARACTERS = 60_000

function withinLimit(items: PracticeText[]): PracticeText[] {
  let left = MAX_CHARACTERS
  return items.filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
}
