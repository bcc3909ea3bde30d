import { describe, expect, test } from 'vitest'
import { quizDiscussion } from '#contract/community/quiz-discussion.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { discussionCalls } from '#tests/support/fixtures/discussions.ts'
import { aQuestion, DAY, publishedQuiz, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { post, posted, reply, replied, read, shown, list, atAForum } = discussionCalls(app)
const MINUTE = 60_000
const contents = async (as: Person, quizId: string, query = {}) =>
  (await list(as, quizId, query)).data.map(({ content }) => content)

describe('starting a discussion', () => {
  test('it is at the top, unresolved, without likes and replies', async () => {
    const { asha, quizId } = await atAForum()
    await posted(asha, quizId, { content: 'Earlier' })
    app.pass(MINUTE)
    const made = await posted(asha, quizId, { question_number: 3, discussion_type: 'strategy', content: '  How?\n' })
    expect(made).toEqual({
      id: expect.any(String),
      question_number: 3,
      question_text: 'Question 3 from the quiz',
      discussion_type: 'strategy',
      author: asha.username,
      content: 'How?',
      created_at: '2026-01-15T06:01:00.000Z',
      is_edited: false,
      is_sample: false,
      likes: 0,
      user_reaction: null,
      is_own: true,
      can_manage: true,
      replies: [],
      replies_count: 0,
      is_resolved: false,
      is_deleted: false,
    })
    expect((await list(asha, quizId)).data[0]).toEqual(made)
  })

  test('others see it without edit rights', async () => {
    const { asha, ravi, quizId } = await atAForum()
    const { id } = await posted(asha, quizId)
    expect(await shown(ravi, id)).toMatchObject({ author: asha.username, is_own: false, can_manage: false })
    expect(await shown(await app.person('tester'), id)).toMatchObject({ is_own: false, can_manage: true })
  })

  test.each([
    [{ question_number: 0 }, 'question_number', 'question_number must be at least 1'],
    [{ question_number: 5 }, 'question_number', 'Choose a question from 1 to 4'],
    [{ question_number: 1.5 }, 'question_number', 'question_number must be a whole number'],
    [{ question_number: '1' }, 'question_number', 'question_number must be a number'],
    [{ discussion_type: 'gossip' }, 'discussion_type', 'discussion_type must be one of question, explanation, strategy'],
    [{ content: ' \n\t ' }, 'content', 'Content must not be empty'],
    [{ content: 'x'.repeat(10_001) }, 'content', 'Content must be at most 10,000 characters'],
    [{ client_key: 'mine' }, 'client_key', 'client_key must be a UUID'],
  ])('%j is refused with its place', async (parts, path, message) => {
    const { asha, quizId } = await atAForum()
    const refused = await post(asha, quizId, parts)
    expect([refused.statusCode, refused.json().details]).toEqual([422, [{ path, message }]])
    expect(await contents(asha, quizId)).toEqual([])
  })

  test('letters that Unicode normalisation makes longer count as they are stored', async () => {
    const { asha, quizId } = await atAForum()
    const made = await posted(asha, quizId, { content: '\u0958'.repeat(5000) })
    expect(made.content).toBe('\u0915\u093c'.repeat(5000))
  })
})

describe('a resend', () => {
  test('with the same key is stored once, even ten times at the same time', async () => {
    const { asha, quizId } = await atAForum()
    const client_key = newId()
    const sent = await Promise.all(Array.from({ length: 10 }, () => posted(asha, quizId, { client_key })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    const { id = '' } = sent[0] ?? {}
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(asha, id, 'So.', { client_key })))
    expect(new Set(replies.map((one) => one.json().data.id)).size).toBe(1)
    expect((await list(asha, quizId)).data).toMatchObject([{ replies_count: 1, replies: [{ content: 'So.' }] }])
  })

  test('with the same key and other text is refused; keys of other users are independent', async () => {
    const { asha, ravi, quizId } = await atAForum()
    const client_key = newId()
    const { id } = await posted(asha, quizId, { client_key })
    const before = 'This was already sent with different text'
    for (const other of [{ content: 'Other' }, { question_number: 2 }, { discussion_type: 'strategy' }])
      expect((await post(asha, quizId, { client_key, ...other })).json().error).toBe(before)
    await reply(asha, id, 'One', { client_key })
    expect((await reply(asha, id, 'Two', { client_key })).json().error).toBe(before)
    await posted(ravi, quizId, { client_key })
    expect((await list(asha, quizId)).data).toHaveLength(2)
  })
})

describe('the list', () => {
  test('is paged, newest first, and nothing repeats when new discussions are added', async () => {
    const { asha, quizId } = await atAForum()
    for (let n = 1; n <= 5; n++) await posted(asha, quizId, { content: `Number ${n}` })
    const first = await list(asha, quizId, { limit: 2 })
    await posted(asha, quizId, { content: 'In between' })
    const second = await list(asha, quizId, { limit: 2, before: first.next_before })
    const third = await list(asha, quizId, { limit: 2, before: second.next_before })
    const said = [first, second, third].flatMap(({ data }) => data.map(({ content }) => content))
    expect(said).toEqual(['Number 5', 'Number 4', 'Number 3', 'Number 2', 'Number 1'])
    expect(third.next_before).toBeNull()
  })

  test('can be filtered: all, unresolved, my posts', async () => {
    const { asha, ravi, quizId } = await atAForum()
    const { id } = await posted(asha, quizId, { content: 'Solved' })
    await posted(ravi, quizId, { content: 'Open' })
    await app.call(quizDiscussion.resolve, { as: asha, params: { discussionId: id } })
    expect(await contents(asha, quizId)).toEqual(['Open', 'Solved'])
    expect(await contents(asha, quizId, { filter: 'unresolved' })).toEqual(['Open'])
    expect(await contents(asha, quizId, { filter: 'my-posts' })).toEqual(['Solved'])
    expect(await contents(ravi, quizId, { filter: 'my-posts' })).toEqual(['Open'])
  })

  test('includes the first three replies and their number; the others are loaded on request', async () => {
    const { asha, ravi, quizId } = await atAForum()
    const { id } = await posted(asha, quizId)
    for (let n = 1; n <= 7; n++) await replied(n % 2 ? ravi : asha, id, `Reply ${n}`)
    const [one] = (await list(asha, quizId)).data
    expect(one?.replies_count).toBe(7)
    expect(one?.replies.map(({ content }) => content)).toEqual(['Reply 1', 'Reply 2', 'Reply 3'])
    const rest: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await app.call(quizDiscussion.replies, {
        as: asha,
        params: { discussionId: id },
        query: { limit: 3, ...(after ? { after } : {}) },
      })
      rest.push(...page.json().data.map(({ content }: { content: string }) => content))
      after = page.json().next_after
    }
    expect(rest).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Reply ${n}`))
  })

  test('belongs to one quiz', async () => {
    const { asha, quizId } = await atAForum()
    const other = await publishedQuiz(app, '2026-01-14', withQuiz('Monsoon', 1))
    await posted(asha, quizId)
    expect(await contents(asha, other.quizId)).toEqual([])
  })

  test('stays when the day is replaced, even for a question that no longer exists', async () => {
    const { asha, quizId } = await atAForum()
    await posted(asha, quizId, { question_number: 4 })
    await publishedQuiz(app, DAY, withQuiz('Budget', [aQuestion(9)]), { replace: true })
    expect((await list(asha, quizId)).data).toMatchObject([{ question_number: 4, question_text: 'Question 4 from the quiz' }])
    expect((await post(asha, quizId, { question_number: 2 })).json().error).toBe('The quiz has only question 1')
  })

  test.each([{ filter: 'mine' }, { before: 'x' }, { before: '2026-99-99T00:00:00.000Z~1' }, { limit: 0 }, { limit: 51 }])(
    'asked with %j it is refused',
    async (query) => {
      const { asha, quizId } = await atAForum()
      expect((await app.call(quizDiscussion.list, { as: asha, params: { quizId }, query })).statusCode).toBe(422)
    },
  )
})

describe('access', () => {
  test('is refused for free users and guests; testers have access but never receive question texts', async () => {
    const { asha, quizId } = await atAForum()
    const { id } = await posted(asha, quizId)
    const [free, tester] = [await app.person('free'), await app.person('tester')]
    expect((await post(undefined, quizId)).statusCode).toBe(401)
    for (const refused of [await post(free, quizId), await reply(free, id), await read(free, id)])
      expect([refused.statusCode, refused.json().error]).toEqual([403, 'Pro access required to take part in the community'])
    await replied(tester, id)
    const page = JSON.stringify(await list(tester, quizId))
    for (const secret of ['Question 0?', 'First of', 'The reason of']) expect(page).not.toContain(secret)
  })

  test('only admins can open the forum of a draft', async () => {
    const { quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 1), { status: 'draft' })
    const [admin, tester] = [await app.person('admin'), await app.person('tester')]
    const { id } = await posted(admin, quizId)
    const made = await replied(admin, id)
    const at = { as: tester, params: { discussionId: id, replyId: made.id, quizId } }
    for (const call of Object.values(quizDiscussion)) {
      const body = { question_number: 1, discussion_type: 'question', content: 'Let me in' }
      const refused = await app.call(call, { ...at, ...(call.body && { body }) })
      expect([call.path, refused.statusCode]).toEqual([call.path, 404])
    }
    expect(await shown(admin, id)).toMatchObject({ likes: 0, replies_count: 1, content: 'Why?' })
  })

  test('unknown and malformed ids get the same reply', async () => {
    const { asha } = await atAForum()
    for (const discussionId of [newId(), 'x']) {
      const replies = await app.call(quizDiscussion.replies, { as: asha, params: { discussionId } })
      for (const refused of [await read(asha, discussionId), await reply(asha, discussionId), replies])
        expect([refused.statusCode, refused.json().error]).toEqual([404, 'Discussion not found'])
    }
    expect((await post(asha, newId())).json().error).toBe('Quiz forum not found')
  })
})
