import { type RawBuilder, sql } from 'kysely'
import { DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { NEEDS_PRO, type PracticeText, practiceIndexOf } from '../queries/practice-texts.ts'
import { wordsOf } from '../rules.ts'
import { indexWords } from './index-words.ts'

/** A tsvector is limited to 16,383 positions and 1 MB. */
const MAX_WORDS = 12_000
/** The job `index-articles` repeats it if adding words fails. */
const WORDS_MISSING = 0

/** Must run inside a transaction. Parts that need `proStudy` are only in `practice` and `practice_texts`. */
export async function indexArticle(
  db: Db,
  articleId: string,
  upload: ArticleUpload,
  { publication_date, is_published }: { publication_date: string; is_published: boolean },
): Promise<void> {
  const titles = textsByLanguage((language) => (language === 'en' ? upload.title : upload.title_translated[language]))
  const summaries = textsByLanguage((language) => (language === 'en' ? upload.summary : upload.summary_translated[language]))
  const bodies = textsByLanguage((language) => bodyIn(upload, language))
  const head = sql`${searchVector(titles, 'A')} || ${searchVector(summaries, 'B')}`
  const whole = sql`${head} || ${searchVector(bodies, 'D')}`
  const index = practiceIndexOf(upload)
  const [needingPro, open] = [true, false].map((needsPro) => index.items.filter(({ kind }) => NEEDS_PRO.has(kind) === needsPro))
  const practice = sql`${searchVector(joinedByLanguage(needingPro), 'A')} || ${searchVector(joinedByLanguage(open), 'D')}`
  const row = {
    published_on: publication_date,
    is_published,
    words_version: WORDS_MISSING,
    head,
    whole,
    practice,
    practice_texts: JSON.stringify(index),
  }
  await db
    .insertInto('article_search')
    .values({ article_id: articleId, ...row })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute()
  const texts = [titles, summaries, bodies, joinedByLanguage(open)].flatMap((texts) => Object.values(texts))
  await afterCommit(db, (db) => indexWords(db, articleId, texts))
}

type Texts = Partial<Record<Language, string>>

function textsByLanguage(textIn: (language: Language) => string | undefined): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)]).filter(([, text]) => text))
}

const joinedByLanguage = (items: PracticeText[] = []): Texts =>
  textsByLanguage((wanted) =>
    items
      .filter(({ language }) => language === wanted)
      .map(({ text }) => text)
      .join(' '),
  )

function bodyIn(upload: ArticleUpload, language: Language): string | undefined {
  const { key_terms_list, key_terms_list_translated, historical_context, historical_context_translated } = upload.follow_up_data
  const analysis = language === 'en' ? upload.analysis_text : upload.analysis_text_translated[language]
  const terms = language === 'en' ? key_terms_list : key_terms_list_translated[language]
  const context = language === 'en' ? historical_context : historical_context_translated[language]
  const parts = [
    ...Object.values(analysis ?? {}),
    ...(terms ?? []).flatMap(({ term, definition }) => [term, definition]),
    ...(context ?? []),
  ]
  return parts.length > 0 ? parts.join(' ') : undefined
}

function searchVector(texts: Texts, weight: 'A' | 'B' | 'D'): RawBuilder<unknown> {
  const spaced = (text: string) => wordsOf(text).slice(0, MAX_WORDS).join(' ')
  const parts = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    if (!text) return []
    return DESCRIPTORS[language].searchConfigurations.map((name) => sql`to_tsvector(${sql.lit(name)}, ${spaced(text)})`)
  })
  const joined = parts.length > 0 ? sql.join(parts, sql` || `) : sql`''::tsvector`
  return sql`setweight(${joined}, ${sql.lit(weight)})`
}
