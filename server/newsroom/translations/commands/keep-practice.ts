import { TARGETS } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import type { Db } from '#server/db/open.ts'
import { madePractice } from '#server/newsroom/shared/made-practice.ts'
import { type PracticeChange, practiceItems, withPractice } from '#server/newsroom/shared/practice-items.ts'
import { type KnownPractice, type MadePractice, practiceStates } from '#server/newsroom/shared/practice-state.ts'

interface Article {
  article_id: string | null
  upload: ArticleUpload
}

/**
 * A text that changes by people keeps the translations of practice texts that a machine made for the same English, and loses those
 * that it made for another one.
 * @param before the articles as they are stored
 */
export async function keepPractice<Wanted extends Article>(
  db: Db,
  before: readonly Article[],
  wanted: Wanted[],
): Promise<Wanted[]> {
  const ids = wanted.flatMap(({ article_id }) => article_id ?? [])
  const made = await madePractice(db, ids)
  if (made.size === 0) return wanted
  return wanted.map((article) => {
    const old = before.find(({ article_id }) => article_id === article.article_id)
    const rows = made.get(article.article_id ?? '')
    return old && rows ? { ...article, upload: keptIn(old.upload, article.upload, rows) } : article
  })
}

function keptIn(before: ArticleUpload, upload: ArticleUpload, made: MadePractice[]): ArticleUpload {
  const statesOf = (one: ArticleUpload) => practiceStates(practiceItems(one), made, TARGETS)
  return withPractice(upload, keptTranslations(statesOf(before), statesOf(upload)))
}

/** What a machine made of another English text goes, and what it made of the same stays. */
export const keptTranslations = (old: readonly KnownPractice[], wanted: readonly KnownPractice[]): PracticeChange[] =>
  wanted.flatMap((item) =>
    TARGETS.flatMap((language): PracticeChange[] => {
      const { path, source_hash } = item
      if (item.states[language] === 'stale') return [{ path, language, value: undefined }]
      if (item.states[language] !== 'missing') return []
      const same = old.find((one) => one.source_hash === source_hash && isOfMachine(one.states[language]))
      return same ? [{ path, language, value: same.translated[language] }] : []
    }),
  )

const isOfMachine = (state: string | undefined) => state === 'made' || state === 'checked'
