import { draftFrom } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'
import { savedSections } from './drafts.ts'

export interface WrittenDay {
  publication_date: string
  articles: Record<string, unknown>[]
  in_news?: unknown[]
}

/** What is being prepared for a day, in the form of an upload, also where it is not complete. */
export async function uploadOf(db: Db, day: string): Promise<WrittenDay> {
  const items = await db
    .selectFrom('desk_drafts')
    .where('day', '=', day)
    .where('state', '<>', 'handed_over')
    .orderBy('position')
    .orderBy('created_at')
    .select(['draft_id', 'kind', 'title'])
    .execute()
  const drafts =
    items.length === 0
      ? new Map()
      : await savedSections(
          db,
          items.map(({ draft_id }) => draft_id),
        )
  const draftOf = (draftId: string) => draftFrom(drafts.get(draftId) ?? {})
  const articles = items.filter(({ kind }) => kind === 'article')
  const news = items.find(({ kind }) => kind === 'in_news')
  const in_news = news && draftOf(news.draft_id).in_news
  return {
    publication_date: day,
    articles: articles.map(({ draft_id, title }) => ({ title, ...draftOf(draft_id) })),
    ...(Array.isArray(in_news) && { in_news }),
  }
}
