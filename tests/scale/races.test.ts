import { describe, expect, test } from 'vitest'
import { posts } from '#contract/community/posts.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { bookmarks } from '#contract/reading/bookmarks.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aForum, aReply, posted } from '#tests/support/fixtures/forums.ts'
import { answering, opened, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

/** One person's devices all do the same thing at the same moment. */
const ROUNDS = 50
const AT_ONCE = 20
const SECOND = 1000
const DAY = '2026-01-15'

const app = testApp()

/** The same person on two devices. */
async function onTwoDevices(role: 'free' | 'pro'): Promise<[Person, Person]> {
  const person = await app.person(role)
  return [person, await app.signedIn(person.email, person.password)]
}

const atOnce = <T>(call: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)))

async function rounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < ROUNDS; n++) {
    app.pass(SECOND)
    await round(n)
  }
}

describe('abuse 17: many at once', () => {
  test('saving and removing one article leaves it saved once or not at all, and all lists agree', async () => {
    const [phone, laptop] = await onTwoDevices('free')
    const [articleId = ''] = await published(app, DAY, ['Budget'])
    const isSaved = async () =>
      (await app.call(bookmarks.status, { as: phone, params: { articleId } })).json().isBookmarked as boolean
    await rounds(async (round) => {
      const wasSaved = await isSaved()
      const isOn = (n: number) => (n * 7 + round) % 3 !== 0
      const replies = await atOnce(async (n) => {
        const as = n % 2 === 0 ? phone : laptop
        return isOn(n)
          ? app.call(bookmarks.add, { as, body: { article_id: articleId } })
          : app.call(bookmarks.remove, { as, params: { articleId } })
      })
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const rows = await app.db.selectFrom('bookmarks').selectAll().execute()
      expect(rows.length).toBeLessThanOrEqual(1)
      const saved = rows.length === 1
      expect(await isSaved()).toBe(saved)
      expect((await app.call(bookmarks.ids, { as: laptop })).json().data).toEqual(saved ? [articleId] : [])
      const { data } = (await app.call(bookmarks.list, { as: laptop })).json()
      expect(data.map((one: { articles: { article_id: string } }) => one.articles.article_id)).toEqual(saved ? [articleId] : [])
      // Every round also removes it, so a bookmark at the end was saved in this round.
      expect(rows.map((row) => row.created_at)).toEqual(saved ? [app.now] : [])
      const given = replies.flatMap((reply, n) => (isOn(n) ? [reply.json().data.created_at as string] : []))
      const now = app.now.toISOString()
      expect(wasSaved ? [now] : [...new Set(given)]).toEqual([now])
    })
  })

  test('only saving leaves one bookmark with one time, only removing leaves none', async () => {
    const [phone, laptop] = await onTwoDevices('free')
    const [articleId = ''] = await published(app, DAY, ['Budget'])
    await rounds(async (round) => {
      const isOn = round % 2 === 0
      const replies = await atOnce((n) => {
        const as = n % 2 === 0 ? phone : laptop
        return isOn
          ? app.call(bookmarks.add, { as, body: { article_id: articleId } })
          : app.call(bookmarks.remove, { as, params: { articleId } })
      })
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(await app.db.selectFrom('bookmarks').selectAll().execute()).toHaveLength(isOn ? 1 : 0)
    })
  })

  test('an attempt that arrives many times is stored once, and all replies are equal', async () => {
    const [phone, laptop] = await onTwoDevices('pro')
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 4))
    const quiz = await opened(app, phone, quizId)
    const submit = (as: Person, body: object) => app.call(quizzes.submit, { as, body })
    await rounds(async (round) => {
      const body = answering(quiz, 'ABCD', { attemptKey: newId() })
      const replies = await atOnce((n) => submit(n % 2 === 0 ? phone : laptop, { ...body, timeTakenSeconds: n }))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
      const stored = await app.db
        .selectFrom('quiz_attempts')
        .select(['attempt_id', 'time_taken_seconds'])
        .orderBy('attempt_id')
        .execute()
      expect(stored).toHaveLength(round + 1)
      const { attemptId, timeTakenSeconds } = JSON.parse(replies[0]?.body ?? '').data
      expect(stored).toContainEqual({ attempt_id: attemptId, time_taken_seconds: timeTakenSeconds })
    })
  })

  test('of different answers with one key the first is stored, and the others are rejected', async () => {
    const [phone, laptop] = await onTwoDevices('pro')
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 4))
    const quiz = await opened(app, phone, quizId)
    await rounds(async (round) => {
      const attemptKey = newId()
      const replies = await atOnce((n) => {
        const body = answering(quiz, n % 2 === 0 ? 'ABCD' : 'DDDD', { attemptKey })
        return app.call(quizzes.submit, { as: n % 2 === 0 ? phone : laptop, body })
      })
      const told = (of: number) => new Set(replies.filter((_, n) => n % 2 === of).map(({ statusCode }) => statusCode))
      expect([told(0), told(1)].map((all) => [...all]).toSorted()).toEqual([[200], [422]])
      const stored = await app.db.selectFrom('quiz_attempts').select('score').where('attempt_key', '=', attemptKey).execute()
      expect(stored).toEqual([{ score: told(0).has(200) ? 4 : 1 }])
      expect((await app.db.selectFrom('quiz_attempts').select('attempt_id').execute()).length).toBe(round + 1)
    })
  })

  test('marking one article as read and unread leaves at most one mark, and counts each day once', async () => {
    const [phone, laptop] = await onTwoDevices('free')
    const [articleId = ''] = await published(app, DAY, ['Budget'])
    await rounds(async (round) => {
      const onlyRead = round % 2 === 0
      const replies = await atOnce((n) => {
        const call = onlyRead || n % 3 !== 0 ? progress.markRead : progress.markUnread
        return app.call(call, { as: n % 2 === 0 ? phone : laptop, params: { articleId } })
      })
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const rows = await app.db.selectFrom('readings').selectAll().execute()
      expect(rows.length).toBeLessThanOrEqual(1)
      expect(rows.length).toBeGreaterThanOrEqual(onlyRead ? 1 : 0)
      expect((await app.call(progress.readIds, { as: laptop })).json().data).toEqual(rows.map((row) => row.article_id))
      expect((await app.call(progress.streak, { as: phone })).json().data).toMatchObject({
        current_streak: 1,
        longest_streak: 1,
        total_articles_read: rows.length,
      })
    })
  })
})

describe('a crowd in a forum', () => {
  test('20 simultaneous reactions to one post give exact counts', async () => {
    const author = await app.person('pro')
    const crowd = await Promise.all(Array.from({ length: AT_ONCE }, () => app.person('pro')))
    const { post_id } = await posted(app, author, await aForum(app), 'What do you think?')
    await rounds(async (round) => {
      const replies = await atOnce((n) => {
        // Some click twice, and some of these change their reaction in between.
        const as = crowd[(n * 3 + round) % (AT_ONCE - 5)] as Person
        return app.call(posts.react, {
          as,
          params: { postId: post_id },
          body: { reaction_type: (n + round) % 3 === 0 ? 'dislike' : 'like' },
        })
      })
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      for (const reply of replies) {
        expect(reply.json().data.likes_count).toBeGreaterThanOrEqual(0)
        expect(reply.json().data.dislikes_count).toBeGreaterThanOrEqual(0)
      }
      const stored = await app.db.selectFrom('forum_reactions').select('reaction').execute()
      const { post } = (await app.call(posts.post, { as: author, params: { postId: post_id } })).json()
      expect([post.likes_count, post.dislikes_count]).toEqual(
        ['like', 'dislike'].map((kind) => stored.filter(({ reaction }) => reaction === kind).length),
      )
    })
  })

  test('20 people posting, replying and deleting at once give exact counts', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => app.person('tester')))
    const forumId = await aForum(app)
    const who = (n: number) => crowd[n % crowd.length] as Person
    const root = await posted(app, who(0), forumId, 'Root')
    for (let round = 0; round < 10; round++) {
      app.pass(SECOND)
      const written = await app.db
        .selectFrom('forum_posts')
        .where('post_id', '<>', root.post_id)
        .select('post_id')
        .limit(8)
        .execute()
      await atOnce<unknown>((n) => {
        if (n % 4 === 0) return posted(app, who(n), forumId, `Post ${round} ${n}`)
        const old = written[n]
        if (n % 4 === 3 && old) return app.call(posts.remove, { as: who(n), params: { postId: old.post_id } })
        return aReply(app, who(n), forumId, root.post_id, `Reply ${round} ${n}`)
      })
      const rows = await app.db.selectFrom('forum_posts').where('deleted_at', 'is', null).selectAll().execute()
      const { forum } = (await app.call(posts.forum, { as: who(0), params: { forumId } })).json()
      expect(forum.post_count).toBe(rows.length)
      expect(rows.find(({ post_id }) => post_id === root.post_id)?.replies_count).toBe(
        rows.filter(({ parent_post_id }) => parent_post_id === root.post_id).length,
      )
    }
  })
})
