import { describe, expect, test } from 'vitest'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { correctionCalls } from '#tests/support/fixtures/corrections.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { aHighlight } from '#tests/support/fixtures/highlights.ts'
import { aMistake } from '#tests/support/fixtures/mistake-reports.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)
const { edit } = correctionCalls(app, () => room.admin)

/** Of 2,351 characters, with every letter many times. */
const SECTION = 'The Centre released the report on the reserve between these seven themes. '.repeat(40).slice(0, 2351)
/** Every place of an e is the beginning of the passage, and every one its end. */
const EXPENSIVE = { section: 'past', quote: 'Z'.repeat(1000), prefix: 'e', suffix: 'e', start: 0 }
const MAX_MS = 250

async function begun() {
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.app.listeningOrigin)
  const analysis_text = { past: SECTION, present: 'A', future: 'B' }
  const { article_ids } = await room.uploaded([], { articles: [anArticle('Budget', { analysis_text })] })
  const [articleId = ''] = article_ids
  const send = (as: Person, method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { articleId, send, reader: await app.person() }
}

/** Processor time, because wall time includes other processes on a busy machine. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('a passage that could stand anywhere', () => {
  test('is stored as a highlight at once', async () => {
    const { articleId, send, reader } = await begun()
    const put = () => send(reader, 'PUT', `/api/highlights/${newId()}`, aHighlight(articleId, app.now, EXPENSIVE))
    expect((await put()).status).toBe(200)
    expect(await cpuMs(put)).toBeLessThan(MAX_MS)
  })

  test('costs the list of reported mistakes nothing', async () => {
    const { articleId, send, reader } = await begun()
    for (let count = 0; count < 20; count++) {
      const report = aMistake({ passage: EXPENSIVE })
      expect((await send(reader, 'POST', `/api/articles/${articleId}/mistakes`, report)).status).toBe(200)
    }
    const list = () => send(room.admin, 'GET', '/api/admin/mistake-reports')
    expect((await (await list()).json()).data).toHaveLength(20)
    expect(await cpuMs(list)).toBeLessThan(MAX_MS)
  })

  test('does not hold up an edit of its article, however many there are', async () => {
    const { articleId, send } = await begun()
    for (let person = 0; person < 20; person++) {
      const reader = await app.person()
      await send(reader, 'PUT', `/api/highlights/${newId()}`, aHighlight(articleId, app.now, EXPENSIVE))
    }
    const article = anArticle('Budget', { analysis_text: { past: `Now. ${SECTION}`, present: 'A', future: 'B' } })
    const ms = await cpuMs(async () => expect((await edit(articleId, article, 1)).statusCode).toBe(200))
    expect(ms).toBeLessThan(4 * MAX_MS)
  })
})
