import { fillIn } from '#contract/fill-in.ts'
import type { Target } from '#contract/languages.ts'
import { type ArticleUpload, LATER_FIELDS } from '#contract/newsroom/upload/article-upload.ts'

/** The parts of an article that are read here. */
export type PracticeUpload = Pick<
  ArticleUpload,
  'must_know' | 'must_know_translated' | 'facts' | 'since_then' | 'asked_before' | 'study_with' | 'watch'
> &
  Pick<ArticleUpload, 'follow_up_data' | 'mains_model_answers' | 'potential_questions'> &
  Pick<ArticleUpload, 'title' | 'quiz_title' | 'quiz_title_translated'>

/** What is translated as a whole: a question, a flashcard, a model answer, a list, a sentence. */
export interface PracticeItem {
  /** For admins: `Question 3`. */
  name: string
  /** Of the object with its translations by language. */
  path: (string | number)[]
  /** Texts, in the shape of a translation. */
  english: unknown
  /** As in the upload. */
  translated: Partial<Record<Target, unknown>>
}

/** Key terms first, because other texts use them. Figures come in every language. */
export function practiceItems(upload: PracticeUpload): PracticeItem[] {
  const { must_know, must_know_translated, facts, since_then, asked_before, study_with, watch } = fillIn(LATER_FIELDS, upload)
  const { follow_up_data: more, mains_model_answers: mains, potential_questions } = upload
  return [
    ...asList('Key terms', 'follow_up_data.key_terms_list_translated', more.key_terms_list, more.key_terms_list_translated),
    ...asList('Must-know facts', 'must_know_translated', must_know, must_know_translated),
    ...asList(
      'Historical context',
      'follow_up_data.historical_context_translated',
      more.historical_context,
      more.historical_context_translated,
    ),
    ...quizTitle(fillIn(LATER_FIELDS, upload)),
    ...each('Question', 'potential_questions.prelims_quiz', potential_questions?.prelims_quiz, (question) => ({
      question_text: question.question_text,
      options: question.options,
      ...(question.explanation && { explanation: question.explanation }),
    })),
    ...each('Flashcard', 'follow_up_data.flashcards', more.flashcards, ({ front, back }) => ({ front, back })),
    ...each('Mains question', 'mains_model_answers', mains, ({ question, answer, key_demands = [] }) => ({
      question,
      answer,
      ...(key_demands.length > 0 && { key_demands: key_demands.map(({ point }) => point) }),
    })),
    ...mains.flatMap(({ value_box }, at) =>
      each(`Mains question ${at + 1}, value`, `mains_model_answers.${at}.value_box`, value_box, ({ text }) => text),
    ),
    ...each('Fact', 'facts', facts, ({ sentence }) => sentence),
    ...each('Since then', 'since_then', since_then, ({ text }) => text),
    ...each('Asked before', 'asked_before', asked_before, ({ theme }) => theme),
    ...each('Study with', 'study_with', study_with, ({ text }) => text),
    ...each('Watch', 'watch', watch, ({ text }) => text),
  ]
}

/** A quiz that is named like the article has the article's translated title. */
function quizTitle({ title, quiz_title, quiz_title_translated, potential_questions }: PracticeUpload): PracticeItem[] {
  const hasQuiz = (potential_questions?.prelims_quiz.length ?? 0) > 0
  if (!hasQuiz || quiz_title === undefined || quiz_title === title) return []
  return [{ name: 'Quiz title', path: ['quiz_title_translated'], english: quiz_title, translated: quiz_title_translated }]
}

type Translated = Partial<Record<Target, unknown>>

const asList = (name: string, path: string, english: readonly unknown[], translated: Translated): PracticeItem[] =>
  english.length > 0 ? [{ name, path: path.split('.'), english, translated: withoutEmpty(translated) }] : []

/** An empty list is none. */
const withoutEmpty = (translated: Translated): Translated =>
  Object.fromEntries(Object.entries(translated).filter(([, list]) => Array.isArray(list) && list.length > 0))

const each = <T extends { translated?: Translated | undefined }>(
  name: string,
  list: string,
  entries: readonly T[] | undefined,
  english: (entry: T) => unknown,
): PracticeItem[] =>
  (entries ?? []).map((entry, at) => ({
    name: `${name} ${at + 1}`,
    path: [...list.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), at, 'translated'],
    english: english(entry),
    translated: entry.translated ?? {},
  }))

/** The texts of an item by place, such as `options.B` or `0.term`; a single text has the place `''`. */
export function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, place ? `${place}.${key}` : key))
}

/** The same shape with other texts. */
export function withTexts(value: unknown, textAt: (place: string) => string, place = ''): unknown {
  if (typeof value === 'string') return textAt(place)
  if (value === null || typeof value !== 'object') return value
  const inner = Object.entries(value).map(([key, one]) => [key, withTexts(one, textAt, place ? `${place}.${key}` : key)] as const)
  return Array.isArray(value) ? inner.map(([, one]) => one) : Object.fromEntries(inner)
}

/** Whether a translation has a text for each of the English ones. */
export function isWhole(english: unknown, translated: unknown): boolean {
  const places = (value: unknown) =>
    textsIn(value)
      .filter(([, text]) => text.trim())
      .map(([place]) => place)
      .sort()
      .join()
  return places(english) === places(translated)
}

/** `undefined` removes the translation. */
export interface PracticeChange {
  path: PracticeItem['path']
  language: Target
  value: unknown
}

/** Leaves the given upload as it is. */
export function withPractice<Upload extends object>(upload: Upload, changes: readonly PracticeChange[]): Upload {
  if (changes.length === 0) return upload
  const changed = structuredClone(upload)
  for (const { path, language, value } of changes) {
    const parent = path.slice(0, -1).reduce<Bag>((inner, key) => inner[key] as Bag, changed as unknown as Bag)
    const last = path.at(-1) as string
    const { [language]: _, ...others } = (parent[last] ?? {}) as Bag
    const translated = value === undefined ? others : { ...others, [language]: value }
    if (last === 'translated' && Object.keys(translated).length === 0) delete parent[last]
    else parent[last] = translated
  }
  return changed
}

type Bag = Record<string | number, unknown>
