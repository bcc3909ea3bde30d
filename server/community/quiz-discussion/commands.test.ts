import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { quizDiscussion } from '#contract/community/quiz-discussion.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { discussionCalls } from '#tests/support/fixtures/discussions.ts'
import { DAY, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { post, posted, reply, replied, read, shown, list, atAForum } = discussionCalls(app)

const on = (call: keyof typeof quizDiscussion, as: Person, id: string, content?: string) =>
  app.call(quizDiscussion[call] as typeof quizDiscussion.edit, {
    as,
    params: { discussionId: id, replyId: id } as never,
    ...(content === undefined ? {} : { body: { content } }),
  })
const done = async (...given: Parameters<typeof on>) => {
  const answer = await on(...given)
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json().data
}
const refused = async (...given: Parameters<typeof on>) => {
  const answer = await on(...given)
  return [answer.statusCode, answer.json().error]
}
const told = async (as: Person) =>
  (await app.call(notifications.list, { as }))
    .json()
    .data.filter(({ type }: { type: string }) => type.startsWith('quiz_discussion'))

/** A discussion by Asha with a reply by Ravi. */
async function atADiscussion() {
  const forum = await atAForum()
  const { id } = await posted(forum.asha, forum.quizId)
  const { id: replyId } = await replied(forum.ravi, id)
  return { ...forum, id, replyId, tester: await app.person('tester') }
}

describe('likes', () => {
  test('count once per person and can be removed', async () => {
    const { asha, ravi, tester, id, replyId } = await atADiscussion()
    expect(await done('like', ravi, id)).toEqual({ likes: 1, user_reaction: 'like' })
    expect(await done('like', ravi, id)).toEqual({ likes: 1, user_reaction: 'like' })
    expect(await done('like', tester, id)).toEqual({ likes: 2, user_reaction: 'like' })
    expect(await shown(ravi, id)).toMatchObject({ likes: 2, user_reaction: 'like' })
    expect(await shown(asha, id)).toMatchObject({ likes: 2, user_reaction: null })
    expect(await done('unlike', ravi, id)).toEqual({ likes: 1, user_reaction: null })
    expect(await done('unlike', ravi, id)).toEqual({ likes: 1, user_reaction: null })
    expect(await done('likeReply', asha, replyId)).toEqual({ likes: 1, user_reaction: 'like' })
    expect((await shown(asha, id)).replies).toMatchObject([{ likes: 1, user_reaction: 'like' }])
    expect(await done('unlikeReply', asha, replyId)).toEqual({ likes: 0, user_reaction: null })
  })

  test('are refused for your own posts', async () => {
    const { asha, ravi, id, replyId } = await atADiscussion()
    const own = [422, 'You cannot like your own post']
    expect(await refused('like', asha, id)).toEqual(own)
    expect(await refused('unlike', asha, id)).toEqual(own)
    expect(await refused('likeReply', ravi, replyId)).toEqual(own)
  })

  test('after twenty concurrent likes and unlikes the counter equals the number of rows', async () => {
    const { ravi, tester, id } = await atADiscussion()
    const presses = Array.from({ length: 20 }, (_, n) => on(n % 3 ? 'like' : 'unlike', n % 2 ? ravi : tester, id))
    for (const pressed of await Promise.all(presses)) expect(pressed.statusCode).toBe(200)
    const rows = await app.db.selectFrom('quiz_discussion_likes').selectAll().execute()
    expect((await shown(ravi, id)).likes).toBe(rows.length)
  })
})

describe('resolved', () => {
  test('the author can resolve and reopen it; both are idempotent', async () => {
    const { asha, id } = await atADiscussion()
    expect(await done('resolve', asha, id)).toEqual({ is_resolved: true })
    await done('resolve', asha, id)
    expect((await shown(asha, id)).is_resolved).toBe(true)
    expect(await done('reopen', asha, id)).toEqual({ is_resolved: false })
    expect(await told(asha), 'nobody is told of their own acts').toHaveLength(1)
  })

  test('testers and admins can too, and the author is notified while it is resolved', async () => {
    const { asha, ravi, tester, id, quizId } = await atADiscussion()
    expect((await refused('resolve', ravi, id))[0]).toBe(403)
    await done('resolve', tester, id)
    await done('reopen', await app.person('admin'), id)
    expect(await told(asha), 'only of the reply').toHaveLength(1)
    await done('resolve', tester, id)
    expect((await told(asha)).filter(({ type }: { type: string }) => type === 'quiz_discussion_resolved')).toMatchObject([
      {
        title: 'Your discussion was marked as resolved',
        message: expect.stringContaining('It is about question 1 of Quiz on Budget.'),
        path: `/community/quiz-forums/${quizId}#discussion-${id}`,
      },
    ])
  })
})

describe('replies', () => {
  test('each notifies the author of the discussion, except for own replies and with notifications off', async () => {
    const { asha, ravi, id, quizId, replyId } = await atADiscussion()
    await replied(asha, id)
    expect(await told(asha)).toMatchObject([
      {
        type: 'quiz_discussion_reply',
        title: 'New reply to your discussion',
        message: `${ravi.username} replied about question 1 of Quiz on Budget.`,
        path: `/community/quiz-forums/${quizId}#discussion-${id}/reply-${replyId}`,
      },
    ])
    expect(await told(ravi)).toEqual([])
    await app.call(notifications.savePreferences, { as: asha, body: { in_app_quiz_discussions: false } })
    await replied(ravi, id)
    expect(await told(asha)).toHaveLength(1)
  })

  test('an author without access to the community is not notified', async () => {
    const { asha, ravi, id } = await atADiscussion()
    await app.db.updateTable('users').set({ role: 'free' }).where('user_id', '=', asha.id).execute()
    await replied(ravi, id, 'Another')
    const rows = await app.db.selectFrom('notifications').where('type', '=', 'quiz_discussion_reply').selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  test('twenty at the same time are all counted', async () => {
    const { asha, ravi, id } = await atADiscussion()
    const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => reply(n % 2 ? asha : ravi, id, `Reply ${n}`)))
    for (const one of sent) expect(one.statusCode).toBe(200)
    expect((await shown(asha, id)).replies_count).toBe(21)
  })

  test('the author of the discussion can mark replies of others as helpful', async () => {
    const { asha, ravi, tester, id, replyId } = await atADiscussion()
    expect(await done('markHelpful', asha, replyId)).toEqual({ is_helpful: true })
    expect((await shown(ravi, id)).replies).toMatchObject([{ is_helpful: true }])
    expect(await done('unmarkHelpful', asha, replyId)).toEqual({ is_helpful: false })
    expect((await refused('markHelpful', ravi, replyId))[0]).toBe(403)
    expect((await refused('markHelpful', tester, replyId))[0]).toBe(403)
    const own = await replied(asha, id)
    expect(await refused('markHelpful', asha, own.id)).toEqual([422, 'You cannot mark your own reply as helpful'])
  })
})

describe('editing and deleting', () => {
  test('is allowed for authors, testers and admins only', async () => {
    const { asha, ravi, tester, id, replyId } = await atADiscussion()
    expect(await refused('edit', ravi, id, 'Mine now')).toEqual([403, 'You can only change your own posts'])
    for (const call of ['remove', 'editReply', 'removeReply'] as const)
      expect((await refused(call, call === 'remove' ? ravi : asha, call === 'remove' ? id : replyId, 'x'))[0]).toBe(403)
    expect(await done('edit', asha, id, 'Why so?')).toMatchObject({ content: 'Why so?', is_edited: true, author: asha.username })
    expect(await done('edit', tester, id, 'Why, exactly?')).toMatchObject({ author: asha.username })
    expect(await done('editReply', ravi, replyId, 'Therefore.')).toMatchObject({ content: 'Therefore.', is_edited: true })
    expect((await refused('edit', asha, id, ' '))[0]).toBe(422)
  })

  test('a discussion without replies is deleted', async () => {
    const { asha, quizId } = await atAForum()
    const { id } = await posted(asha, quizId)
    expect(await done('remove', asha, id)).toBeNull()
    expect((await list(asha, quizId)).data).toEqual([])
    expect((await read(asha, id)).statusCode).toBe(404)
  })

  test('a discussion with replies stays read-only and empty until the last reply is deleted', async () => {
    const { asha, ravi, tester, quizId, id, replyId } = await atADiscussion()
    await done('like', ravi, id)
    const left = { author: '[deleted]', content: '[deleted]', is_deleted: true, likes: 0, is_own: false, can_manage: false }
    expect(await done('remove', asha, id)).toMatchObject({ ...left, replies: [{ id: replyId }] })
    expect((await list(asha, quizId)).data).toMatchObject([left])
    expect((await list(asha, quizId, { filter: 'unresolved' })).data).toEqual([])
    expect((await list(asha, quizId, { filter: 'my-posts' })).data).toEqual([])
    for (const call of ['like', 'resolve', 'edit', 'remove'] as const)
      expect(await refused(call, tester, id, call === 'edit' ? 'x' : undefined)).toEqual([409, 'This discussion was deleted'])
    expect((await reply(ravi, id)).json().error).toBe('This discussion was deleted')
    await done('likeReply', tester, replyId)
    expect(await done('removeReply', ravi, replyId)).toBeNull()
    expect((await list(asha, quizId)).data).toEqual([])
  })

  test('a deleted reply is no longer counted', async () => {
    const { asha, ravi, id, replyId } = await atADiscussion()
    await replied(asha, id, 'And yet')
    await done('likeReply', asha, replyId)
    expect(await done('removeReply', ravi, replyId)).toMatchObject({ replies_count: 1, replies: [{ content: 'And yet' }] })
    expect(await refused('removeReply', ravi, replyId)).toEqual([404, 'Reply not found'])
    expect(await told(asha), 'what told of it goes too').toEqual([])
    const inbox = app.db.selectFrom('notification_inboxes').where('user_id', '=', asha.id).select('unread')
    expect((await inbox.executeTakeFirstOrThrow()).unread).toBe(0)
  })

  test('counts are correct when a discussion is deleted while others reply and like', async () => {
    const { asha, ravi, tester, quizId } = await atAForum().then(async (at) => ({ ...at, tester: await app.person('tester') }))
    for (let round = 0; round < 6; round++) {
      const { id } = await posted(asha, quizId)
      const all = [on('remove', asha, id), reply(ravi, id), on('like', tester, id), reply(tester, id)]
      for (const one of await Promise.all(all)) expect([200, 404, 409]).toContain(one.statusCode)
    }
    for (const { replies, replies_count, likes } of (await list(asha, quizId)).data)
      expect([replies_count, likes]).toEqual([replies.length, 0])
  })
})

describe('deleting an account', () => {
  test('deletes its posts and likes; replies of others stay under "[deleted]"', async () => {
    const { asha, ravi, tester, quizId, id, replyId } = await atADiscussion()
    const { id: hers } = await posted(asha, quizId, { content: 'Nobody replied' })
    const { id: his } = await posted(ravi, quizId, { content: 'Of somebody else' })
    await replied(asha, his)
    const { id: stays } = await replied(tester, his, 'Stays')
    await done('like', asha, his)
    await done('like', tester, his)
    await done('likeReply', asha, stays)
    await done('likeReply', asha, replyId)
    await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    expect((await read(ravi, hers)).statusCode).toBe(404)
    expect(await shown(ravi, id)).toMatchObject({ content: '[deleted]', replies_count: 1, replies: [{ id: replyId, likes: 0 }] })
    expect(await shown(ravi, his)).toMatchObject({ likes: 1, replies_count: 1, replies: [{ content: 'Stays', likes: 0 }] })
    await app.call(accounts.deleteAccount, { as: ravi, body: { password: ravi.password } })
    expect((await read(tester, id)).statusCode, 'the last reply was his').toBe(404)
    expect(JSON.stringify(await app.db.selectFrom('notifications').select('message').execute())).not.toContain(asha.username)
    expect(await shown(tester, his)).toMatchObject({ is_deleted: true, replies: [{ content: 'Stays' }] })
  })

  test('keeps all counts correct while the user posts, replies and likes', async () => {
    const { asha, ravi, quizId, id } = await atADiscussion()
    const { id: his } = await posted(ravi, quizId)
    const going = [on('like', asha, his), reply(asha, his), reply(asha, id), post(asha, quizId)]
    const leaving = app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    await Promise.all([...going, leaving])
    const { data } = await list(ravi, quizId)
    for (const { replies, replies_count } of data) expect(replies_count).toBe(replies.length)
    expect((await shown(ravi, his)).likes).toBe(0)
    expect(data.map(({ author }) => author)).not.toContain(asha.username)
  })

  test('the data export contains what the user wrote and liked', async () => {
    const { asha, ravi, id, replyId } = await atADiscussion()
    await done('like', ravi, id)
    const of = async (as: Person) =>
      (await app.call(accounts.exportData, { as, body: { password: as.password } })).json().data.data.quizDiscussion
    expect(await of(asha)).toMatchObject({ discussions: [{ content: 'Why?', quiz: 'Quiz on Budget' }], replies: [], likes: [] })
    expect(await of(ravi)).toMatchObject({ replies: [{ reply_id: replyId }], likes: [{ discussion_id: id, reply_id: null }] })
  })
})

describe('with the default quotas', () => {
  const strict = testApp({ POSTS_PER_MINUTE: '3', REACTIONS_PER_MINUTE: '2' })
  const calls = discussionCalls(strict)

  test('fast posting and liking is limited with a waiting time; a resend does not count', async () => {
    const { quizId } = await publishedQuiz(strict, DAY, withQuiz('Budget', 1))
    const [asha, ravi] = [await strict.person('pro'), await strict.person('pro')]
    const client_key = newId()
    for (let n = 0; n < 5; n++) await calls.posted(asha, quizId, { client_key })
    const made = [await calls.posted(asha, quizId), await calls.posted(asha, quizId)]
    const stopped = await calls.post(asha, quizId)
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '60'])
    expect((await calls.list(asha, quizId)).data).toHaveLength(3)
    const like = (discussionId: string) => strict.call(quizDiscussion.like, { as: ravi, params: { discussionId } })
    const ids = [...made, ...(await calls.list(asha, quizId)).data].map(({ id }) => id)
    const unique = [...new Set(ids)]
    expect([(await like(unique[0] ?? '')).statusCode, (await like(unique[1] ?? '')).statusCode]).toEqual([200, 200])
    expect([(await like(unique[0] ?? '')).statusCode, (await like(unique[2] ?? '')).statusCode]).toEqual([200, 429])
    strict.pass(61_000)
    await calls.posted(asha, quizId)
  })
})
