import { articles } from '#contract/articles.ts'
import { ingest } from '#contract/ingest.ts'
import { newsroom } from '#contract/newsroom.ts'
import { notifications } from '#contract/notifications.ts'
import { search } from '#contract/search.ts'
import type { Person, TestApp } from './app.ts'
import { aDay } from './articles.ts'

export const DAY = '2026-01-15'

/** One admin at work, and what readers see of it. */
export function aNewsroom(app: TestApp) {
  const room = {
    admin: undefined as unknown as Person,
    upload: async (body: unknown) => {
      room.admin = await app.person('admin')
      return room.uploadAgain(body)
    },
    uploadAgain: (body: unknown) => app.call(ingest.day, { as: room.admin, body }),
    uploaded: async (titles = ['Budget', 'Monsoon'], parts: Record<string, unknown> = {}) =>
      (await room.upload(aDay(DAY, titles, parts))).json().data as {
        entry_id: string
        article_ids: [string, string]
        revision: number
      },
    detail: async (entryId: string) => (await app.call(newsroom.entry, { as: room.admin, params: { entryId } })).json().data,
    history: async (entryId: string) => (await app.call(newsroom.history, { as: room.admin, params: { entryId } })).json().data,
    setStatus: (entryId: string, body: Record<string, unknown>) =>
      app.call(newsroom.setStatus, { as: room.admin, params: { entryId }, body }),
    edit: (articleId: string, article: unknown, expected_revision: number) =>
      app.call(newsroom.editArticle, { as: room.admin, params: { articleId }, body: { article, expected_revision } }),
    restore: (entryId: string, revision: number, expected_revision: number | null) =>
      app.call(newsroom.restore, { as: room.admin, params: { entryId }, body: { revision, expected_revision } }),
    remove: (entryId: string, expected_revision: number) =>
      app.call(newsroom.remove, { as: room.admin, params: { entryId }, query: { expected_revision } }),
    found: async (q: string): Promise<number> =>
      (await app.call(search.articles, { as: room.admin, query: { q } })).json().data.length,
    readable: async (articleId: string) =>
      (await app.call(articles.read, { as: await app.person(), params: { articleId } })).statusCode,
    told: async (as: Person): Promise<{ type: string }[]> =>
      (await app.call(notifications.list, { as })).json().data.filter(({ type }: { type: string }) => type === 'new_article'),
    audited: () =>
      app.db.selectFrom('audit_log').orderBy('at').orderBy('audit_id').select(['action', 'actor_name', 'details']).execute(),
    rows: () => app.db.selectFrom('articles').orderBy('position').select(['article_id', 'updated_at', 'position']).execute(),
  }
  return room
}
