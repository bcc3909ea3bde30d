import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CATEGORY_ICONS,
  COMMUNITY_FORBIDDEN,
  FORUM_NOT_FOUND,
  MAY_NOT_CREATE_FORUM,
  MAY_NOT_PIN,
} from '#contract/community/forum-rules.ts'
import { FirstForums, type Forum, forums } from '#contract/community/forums.ts'
import { TEXTS } from '#messages/all/community/built-in-forums.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { createFirstForums } from './commands/create-first-forums.ts'

const app = testApp()

const listed = async (as: Person, query: Record<string, string> = {}) =>
  (await app.call(forums.list, { as, query })).json().forums as Forum[]
const categoryIds = async (as: Person) =>
  (await app.call(forums.categories, { as })).json().categories.map((one: { category_id: string }) => one.category_id) as string[]

describe('forums', () => {
  test('have five default categories, each with a known icon', async () => {
    const { categories } = (await app.call(forums.categories, { as: await app.person('pro') })).json()
    expect(categories).toHaveLength(5)
    for (const { icon, name, description } of categories) {
      expect(CATEGORY_ICONS).toContain(icon)
      expect([name, description].every(Boolean)).toBe(true)
    }
  })

  test('are translated as they are stored, and so are those that a new instance begins with', async () => {
    const { categories } = (await app.call(forums.categories, { as: await app.person('pro') })).json()
    const first = FirstForums.parse(JSON.parse(readFileSync('content/community/first-forums.json', 'utf8')))
    const stored = [
      ...categories.flatMap(({ name, description }: { name: string; description: string }) => [name, description]),
      ...first.flatMap(({ title, description }) => [title, description]),
    ]
    expect(Object.values(TEXTS.en)).toEqual(stored)
  })

  test('admins and testers can create them, Pro members cannot, and only admins can pin', async () => {
    const [category_id] = await categoryIds(await app.person('pro'))
    const create = (as: Person, more: object = {}) =>
      app.call(forums.create, { as, body: { title: ' Polity ', description: ' Articles ', category_id, ...more } })
    for (const role of ['admin', 'tester'] as const) {
      const as = await app.person(role)
      expect((await create(as)).json().forum).toMatchObject({
        title: 'Polity',
        description: 'Articles',
        category_id,
        category: { name: 'Current affairs' },
        author: { username: as.username },
        post_count: 0,
        last_post_at: null,
        last_author: null,
        is_pinned: false,
        is_locked: false,
      })
    }
    const byPro = await create(await app.person('pro'))
    expect([byPro.statusCode, byPro.json().error]).toEqual([403, MAY_NOT_CREATE_FORUM])
    const byTester = await create(await app.person('tester'), { is_pinned: true })
    expect([byTester.statusCode, byTester.json().error]).toEqual([403, MAY_NOT_PIN])
    expect((await create(await app.person('admin'), { is_pinned: true })).json().forum.is_pinned).toBe(true)
  })

  test('need a title of at most 100 characters and an existing category; the error says which', async () => {
    const as = await app.person('admin')
    const [category_id] = await categoryIds(as)
    const mistakes: [object, string][] = [
      [{ title: '', category_id }, 'title'],
      [{ title: 'x'.repeat(101), category_id }, 'title'],
      [{ title: 'Polity', description: 'x'.repeat(501), category_id }, 'description'],
      [{ title: 'Polity' }, 'category_id'],
      [{ title: 'Polity', category_id: newId() }, 'category_id'],
    ]
    for (const [body, path] of mistakes) {
      const reply = await app.call(forums.create, { as, body })
      expect([reply.statusCode, reply.json().details[0].path]).toEqual([422, path])
    }
    expect(await listed(as)).toEqual([])
    expect((await app.call(forums.create, { as, body: { title: 'x'.repeat(100), category_id } })).statusCode).toBe(200)
  })

  test('a resend creates no second forum', async () => {
    const as = await app.person('tester')
    const [category_id] = await categoryIds(as)
    const client_key = newId()
    const send = (title: string) => app.call(forums.create, { as, body: { title, category_id, client_key } })
    const all = await Promise.all(Array.from({ length: 10 }, () => send('Economy')))
    expect(new Set(all.map((reply) => reply.json().forum.forum_id)).size).toBe(1)
    expect(await listed(as)).toHaveLength(1)
    expect((await send('Ecology')).statusCode).toBe(422)
  })

  test('are listed by their latest post, and a new post changes the list at once', async () => {
    const asha = await app.person('pro')
    const [one, two] = [await aForum(app, 'One'), await aForum(app, 'Two')]
    await posted(app, asha, two, 'Hello')
    expect((await listed(asha)).map(({ title }) => title)).toEqual(['Two', 'One'])
    app.pass(1000)
    await posted(app, asha, one, 'Hello')
    const [first] = await listed(asha)
    expect(first).toMatchObject({ title: 'One', post_count: 1, last_author: { username: asha.username } })
    const ids = await categoryIds(asha)
    expect(await listed(asha, { category_id: ids[0] as string })).toHaveLength(2)
    expect(await listed(asha, { category_id: ids[1] as string })).toEqual([])
  })

  test('an unchanged list is answered with 304', async () => {
    const asha = await app.person('pro')
    await aForum(app)
    const first = await app.call(forums.list, { as: asha })
    const again = await app.call(forums.list, { as: asha, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('only admins can pin and lock them', async () => {
    const [admin, tester] = [await app.person('admin'), await app.person('tester')]
    const forumId = await aForum(app)
    const change = (as: Person, body: object, id = forumId) => app.call(forums.change, { as, params: { forumId: id }, body })
    expect((await change(admin, { is_pinned: true })).json().forum).toMatchObject({ is_pinned: true, is_locked: false })
    expect((await change(admin, { is_locked: true })).json().forum).toMatchObject({ is_pinned: true, is_locked: true })
    expect((await listed(tester))[0]).toMatchObject({ is_pinned: true, is_locked: true })
    expect((await change(tester, { is_locked: false })).statusCode).toBe(403)
    expect((await change(admin, {})).statusCode).toBe(422)
    expect((await change(admin, { is_locked: true }, newId())).json().error).toBe(FORUM_NOT_FOUND)
  })

  test('are closed to free users and guests', async () => {
    const free = await app.person('free')
    for (const endpoint of [forums.categories, forums.list]) {
      const reply = await app.call(endpoint, { as: free })
      expect([reply.statusCode, reply.json().error]).toEqual([403, COMMUNITY_FORBIDDEN])
      expect((await app.call(endpoint)).statusCode).toBe(401)
    }
  })
})

describe('subscribing to a forum', () => {
  test('belongs to one user, is idempotent and can be undone', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const follows = async (as: Person) =>
      (await app.app.inject({ url: `/api/community/forums/${forumId}`, headers: { authorization: `Bearer ${as.token}` } })).json()
        .forum.is_subscribed
    await Promise.all(Array.from({ length: 5 }, () => app.call(forums.subscribe, { as: asha, params: { forumId } })))
    expect([await follows(asha), await follows(ravi)]).toEqual([true, false])
    for (let n = 0; n < 2; n++)
      expect((await app.call(forums.unsubscribe, { as: asha, params: { forumId } })).statusCode).toBe(200)
    expect(await follows(asha)).toBe(false)
    for (const endpoint of [forums.subscribe, forums.unsubscribe]) {
      const reply = await app.call(endpoint, { as: asha, params: { forumId: newId() } })
      expect([reply.statusCode, reply.json().error]).toEqual([404, FORUM_NOT_FOUND])
    }
  })
})

describe('the first forums', () => {
  const first = [
    { category: 'Current affairs', title: 'The news of the day', description: 'Discuss.' },
    { category: 'Answer writing', title: 'Mains answers', description: 'Comment.' },
  ]

  test('a new instance has one in each category, once, also with two processes that start at once', async () => {
    const admin = await app.person('admin')
    await app.db.deleteFrom('users').where('role', '<>', 'admin').execute()
    await app.db.deleteFrom('forums').execute()
    await Promise.all([createFirstForums(app.db, first, app.now), createFirstForums(app.db, first, app.now)])
    await createFirstForums(app.db, first, app.now)
    const forums = await listed(admin)
    expect(forums.map(({ title, category, author }) => [category.name, title, author]).sort()).toEqual([
      ['Answer writing', 'Mains answers', null],
      ['Current affairs', 'The news of the day', null],
    ])
  })

  test('an instance that has members is left as it is', async () => {
    const pro = await app.person('pro')
    await app.db.deleteFrom('forums').execute()
    await createFirstForums(app.db, first, app.now)
    expect(await listed(pro)).toEqual([])
  })
})
