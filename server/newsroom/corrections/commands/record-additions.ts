import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { addedEntries } from '../rules.ts'
import { addNotes } from './add-notes.ts'

interface Article {
  article_id: string | null
  upload: Pick<ArticleUpload, 'title' | 'since_then'>
}

/** Only for public articles, each entry once. Needs the transaction of the change. */
export async function recordAdditions(db: Db, before: Article[], after: Article[], now: Date): Promise<void> {
  const old = new Map(before.map(({ article_id, upload }) => [article_id, upload]))
  for (const { article_id, upload } of after) {
    const known = article_id === null ? undefined : old.get(article_id)
    if (!known || article_id === null) continue
    const texts = addedEntries(known.since_then, upload.since_then).map(({ text }) => text)
    await noteAdditions(db, { articleId: article_id, title: upload.title, texts }, now)
  }
}

/** One event per article. */
async function noteAdditions(
  db: Db,
  { articleId, title, texts }: { articleId: string; title: string; texts: string[] },
  now: Date,
): Promise<void> {
  const wanted = texts.map((text) => ({ article_id: articleId, kind: 'since_then' as const, wrong: '', right_text: text }))
  const added = await addNotes(db, wanted, now)
  const news = added.map(({ right_text }) => right_text)
  const latest = texts.find((text) => news.includes(text))
  if (!added[0] || latest === undefined) return
  await publish(db, 'article.extended', [{ articleId, noteId: added[0].note_id, title, latest, count: added.length }], now)
}
