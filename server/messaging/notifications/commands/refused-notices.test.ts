import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { correctionCalls, RIGHT, WRONG } from '#tests/support/fixtures/corrections.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { testApp } from '#tests/support/server/app.ts'
import { ownDatabase } from '#tests/support/server/database.ts'

const app = testApp({}, ownDatabase)
const room = newsroomCalls(app)

describe('a notice to everybody that the database refuses', () => {
  beforeAll(async () => {
    await sql`alter table broadcasts add check (message not like '%CANARY%')`.execute(app.db)
    await sql`alter table audience_notices add check (message not like '%CANARY%')`.execute(app.db)
  })

  test('does not keep a day from being published and edited', async () => {
    const { article_ids } = await room.uploaded(['CANARY'])
    expect(await room.readable(article_ids[0])).toBe(200)
    expect((await room.edit(article_ids[0], anArticle('Budget'), 1)).json().data).toMatchObject({ revision: 2 })
    expect((await room.edit(article_ids[0], anArticle('CANARY again'), 2)).json().data).toMatchObject({ revision: 3 })
    expect(app.logLines.join()).toContain('violates check constraint')
  })

  test('does not keep an article from being corrected', async () => {
    const { article_ids } = await room.uploaded(['Budget'])
    const { edit } = correctionCalls(app, () => room.admin)
    const correction = { wrong: WRONG, right: `CANARY ${RIGHT}` }
    const reply = await edit(article_ids[0], anArticle('Budget', { summary: 'Decided in 2017.' }), 1, correction)
    expect(reply.json().data).toMatchObject({ revision: 2, changed: true })
    expect(app.logLines.join()).toContain('violates check constraint')
  })
})
