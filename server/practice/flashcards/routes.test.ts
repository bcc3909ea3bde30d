import { describe, expect, test } from 'vitest'
import { flashcards } from '#contract/practice/flashcards.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const DAY = '2026-01-15'
const CARDS = [
  { front: 'संविधान?', back: 'The constitution.' },
  { front: 'What?', back: 'That.' },
]

const read = (as: Person | undefined, articleId: string) => app.call(flashcards.byArticle, { as, params: { articleId } })

async function withCards(cards: unknown, parts: Record<string, unknown> = {}): Promise<string> {
  const article = anArticle('Budget', { follow_up_data: { flashcards: cards } })
  return (await published(app, DAY, [], { articles: [article], ...parts }))[0] ?? ''
}

describe('flashcards', () => {
  test.each(['pro', 'admin'] as const)('%s users get them in order, with their article', async (role) => {
    const articleId = await withCards(CARDS)
    const reply = await read(await app.person(role), articleId)
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          article: { article_id: articleId, title: 'Budget', daily_entry: { publication_date: DAY } },
          flashcards: CARDS,
        },
      },
    ])
  })

  test('translated ones come with their translations', async () => {
    const translated = { hi: { front: 'संविधान?', back: '1950 में।' } }
    const cards = [
      { front: 'When?', back: 'In 1950.', translated },
      { front: 'Who?', back: 'We.' },
    ]
    expect((await read(await app.person('pro'), await withCards(cards))).json().data.flashcards).toEqual(cards)
  })

  test('an article without flashcards has an empty set', async () => {
    const reader = await app.person('pro')
    const plain = { title: 'Plain', summary: 'S', gs_paper_category: 'GS1', analysis_text: 'Text.' }
    const [articleId = ''] = await published(app, '2026-01-14', [], { articles: [plain] })
    for (const id of [await withCards([]), articleId]) {
      const reply = await read(reader, id)
      expect([reply.statusCode, reply.json().data.flashcards]).toEqual([200, []])
    }
  })

  test.each(['free', 'tester'] as const)('%s users get the Pro message, even for unknown articles', async (role) => {
    const reader = await app.person(role)
    for (const id of [await withCards(CARDS), newId(), 'abc']) {
      const reply = await read(reader, id)
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'Pro access required to view flashcards'])
      expect(reply.body).not.toContain('constitution')
    }
  })

  test('guests must sign in', async () => {
    expect((await read(undefined, await withCards(CARDS))).statusCode).toBe(401)
  })

  test('access ends with Pro, from the next call on', async () => {
    const reader = await app.person('pro')
    const articleId = await withCards(CARDS)
    expect((await read(reader, articleId)).statusCode).toBe(200)
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    expect((await read(reader, articleId)).statusCode).toBe(403)
  })

  test('flashcards of a draft are for admins only; others get the reply for an unknown article', async () => {
    const articleId = await withCards(CARDS, { status: 'draft' })
    expect((await read(await app.person('admin'), articleId)).json().data.flashcards).toEqual(CARDS)
    const reader = await app.person('pro')
    const replies = await Promise.all([articleId, newId(), 'abc'].map((id) => read(reader, id)))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['404 {"success":false,"error":"Article not found or flashcards not available","code":"not_found"}']),
    )
  })

  test('a replaced day shows the new flashcards, a deleted day none', async () => {
    const reader = await app.person('pro')
    const articleId = await withCards(CARDS)
    await withCards([{ front: 'New?', back: 'Yes.' }], { replace: true })
    expect((await read(reader, articleId)).json().data.flashcards).toEqual([{ front: 'New?', back: 'Yes.' }])
    await deleteDay(app, DAY)
    expect((await read(reader, articleId)).statusCode).toBe(404)
  })
})
