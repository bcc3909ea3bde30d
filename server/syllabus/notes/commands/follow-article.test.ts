import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2026-01-15'

const edited = (past: string) =>
  published(app, DAY, [], {
    articles: [anArticle('Budget', { analysis_text: { past, present: 'A', future: 'B' } })],
    replace: true,
  })

async function orphans(): Promise<number> {
  const rows = await app.db.selectFrom('highlights').where('orphaned_at', 'is not', null).select('highlight_id').execute()
  return rows.length
}

/** Everybody has marked the same words: 2,200 highlights. */
async function markedByMany() {
  const [articleId] = await published(app, DAY, ['Budget'])
  const reader = await app.person()
  await sql`
    insert into highlights (highlight_id, user_id, article_id, article_title, paper, language, section, quote, prefix, suffix, start_at, meaning,
      created_at, changed_at)
    select gen_random_uuid(), ${reader.id}, ${articleId}, 'Budget', 'GS2', 'en', 'past', 'past of Budget', 'The ', '.', 4, 'fact', now(), now()
    from generate_series(1, 2200)`.execute(app.db)
}

test('the highlights of an article that many have marked follow its edit, the first at once and the others soon', async () => {
  await markedByMany()
  await edited('Something else stands here now.')
  expect(await orphans()).toBe(1000)
  await app.runSchedule('follow-articles')
  expect(await orphans()).toBe(2200)
})

test('an edit before all have followed begins again', async () => {
  await markedByMany()
  await edited('Something else stands here now.')
  await edited('It is back. The past of Budget.')
  await app.runSchedule('follow-articles')
  expect(await orphans()).toBe(0)
  expect(await app.db.selectFrom('articles_to_follow').selectAll().execute()).toEqual([])
})
