import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { type FeedbackDetail, feedback } from '#contract/site/feedback.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { feedbackCalls, WORDS } from '#tests/support/fixtures/feedback.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { send, sent, track, edit, review, remove, mine, all } = feedbackCalls(app)
const HOUR = 3_600_000

const subjects = async (as: Person, query: Record<string, unknown> = {}) =>
  (await all(as, query)).data.map(({ subject }) => subject)

describe('sending feedback', () => {
  test('returns a tracking id that finds it again', async () => {
    const reader = await app.person()
    const one = await sent(reader)
    expect(one).toEqual({
      feedback_id: expect.any(String),
      tracking_id: expect.stringMatching(/^FB-[0-9A-HJKMNP-TV-Z]{20}$/),
      ...WORDS,
      status: 'submitted',
      admin_response: null,
      responded_at: null,
      created_at: '2026-01-15T06:00:00.000Z',
      updated_at: '2026-01-15T06:00:00.000Z',
      users: { username: reader.username, email: reader.email },
      status_changes: [],
    })
    expect((await track(reader, one.tracking_id)).json()).toEqual({ success: true, data: one })
  })

  test('needs a subject and a message, each within its limit', async () => {
    const reader = await app.person()
    for (const [body, sentence] of [
      [{ ...WORDS, subject: '   ' }, 'Subject must not be empty'],
      [{ ...WORDS, message: '\n\t' }, 'Message must not be empty'],
      [{ message: 'Hello' }, 'Subject must be text'],
      [{ ...WORDS, subject: 'x'.repeat(201) }, 'Subject must be at most 200 characters'],
      [{ ...WORDS, message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters'],
      [{ ...WORDS, client_key: 'abc' }, 'client_key must be a UUID'],
    ] as const) {
      const reply = await send(reader, body)
      expect([reply.statusCode, reply.json().error]).toEqual([422, sentence])
    }
    expect((await send(reader, { subject: 'x'.repeat(200), message: 'y'.repeat(5000) })).statusCode).toBe(200)
  })

  test('counts Hindi letters as they are stored', async () => {
    const reader = await app.person()
    // The precomposed letter Qa is stored as two code points.
    const one = await sent(reader, { subject: '\u0958'.repeat(100), message: '\u0958'.repeat(2500) })
    expect([one.subject.length, one.message.length]).toEqual([200, 5000])
    expect((await send(reader, { subject: '\u0958'.repeat(101), message: 'Stops' })).statusCode).toBe(422)
  })

  test('turns the subject into one line and keeps the line breaks of the message', async () => {
    const one = await sent(await app.person(), { subject: ' Audio\r\n stops ', message: '\n First line\n\nSecond line  ' })
    expect([one.subject, one.message]).toEqual(['Audio stops', 'First line\n\nSecond line'])
  })

  test('a resend is stored once, and other text with the same key is refused', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    const body = { ...WORDS, client_key: newId() }
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(reader, body)))
    const ids = new Set(replies.map((reply) => reply.json().data.tracking_id))
    expect([replies.map((reply) => reply.statusCode), ids.size]).toEqual([Array(20).fill(200), 1])
    expect((await mine(reader)).data).toHaveLength(1)
    const changed = await send(reader, { ...body, message: 'Something else' })
    expect([changed.statusCode, changed.json().error]).toEqual([422, 'This feedback was already sent with a different text'])
    expect((await sent(other, body)).tracking_id).not.toBe([...ids][0])
  })
})

describe('the quota of one user', () => {
  const limited = testApp({ FEEDBACK_PER_HOUR: '3' })

  test('counts per hour; resends and refused feedback do not count', async () => {
    const [reader, other] = [await limited.person(), await limited.person()]
    const post = (as: Person, body: object) => limited.call(feedback.submit, { as, body })
    const first = { ...WORDS, client_key: newId() }
    for (const body of [first, first, first, { ...WORDS, subject: '' }]) await post(reader, body)
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(reader, WORDS)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(2)
    const refused = replies.find((reply) => reply.statusCode === 429)
    expect([refused?.json().code, refused?.headers['retry-after']]).toEqual(['too_many_requests', '3600'])
    expect((await post(reader, first)).statusCode).toBe(200)
    expect((await post(other, WORDS)).statusCode).toBe(200)
    limited.pass(HOUR)
    expect((await post(reader, WORDS)).statusCode).toBe(200)
    expect((await limited.call(feedback.mine, { as: reader })).json().data).toHaveLength(4)
  })
})

describe('abuse 4: my feedback', () => {
  test('is paged, newest first, and pages stay stable after a deletion', async () => {
    const [reader, other, admin] = [await app.person(), await app.person(), await app.person('admin')]
    for (const subject of ['One', 'Two', 'Three', 'Four', 'Five']) await sent(reader, { ...WORDS, subject })
    await sent(other)
    const first = await mine(reader, { limit: 2 })
    expect(first.data.map((one: FeedbackDetail) => one.subject)).toEqual(['Five', 'Four'])
    expect(first.data[0].users).toEqual({ username: reader.username, email: reader.email })
    await remove(admin, first.next_before)
    const second = await mine(reader, { limit: 2, before: first.next_before })
    expect(second.data.map((one: FeedbackDetail) => one.subject)).toEqual(['Three', 'Two'])
    const last = await mine(reader, { limit: 2, before: second.next_before })
    expect([last.data.map((one: FeedbackDetail) => one.subject), last.next_before]).toEqual([['One'], null])
    expect((await app.call(feedback.mine, { as: reader, query: { before: 'nothing' } })).statusCode).toBe(422)
  })

  test('feedback of other users is not found, for admins neither', async () => {
    const [reader, other, admin] = [await app.person(), await app.person('pro'), await app.person('admin')]
    const one = await sent(reader)
    const unknown = await track(other, 'FB-0000000000')
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { success: false, error: 'Feedback not found. Please check the tracking ID.', code: 'not_found' },
    ])
    for (const stranger of [other, admin])
      for (const id of [one.tracking_id, 'nonsense', '%', 'FB-', 'x'.repeat(60)])
        expect((await track(stranger, id)).json()).toEqual(unknown.json())
    expect((await track(reader, one.tracking_id)).json().data.users).toEqual({ username: reader.username, email: reader.email })
    const foreign = await edit(other, one.feedback_id, WORDS)
    const nowhere = await edit(other, newId(), WORDS)
    expect([foreign.statusCode, foreign.json()]).toEqual([404, nowhere.json()])
  })

  test('is found with any spelling of its id', async () => {
    const reader = await app.person()
    const one = await sent(reader)
    await app.db
      .updateTable('feedback')
      .set({ tracking_id: 'FB-0011ABCDEF' })
      .where('feedback_id', '=', one.feedback_id)
      .execute()
    for (const typed of ['fb-0011abcdef', 'FB-OOILabcdef', 'fboo1labcdef', ' FB-0011ABCDEF '])
      expect((await track(reader, typed)).json().data?.tracking_id, typed).toBe('FB-0011ABCDEF')
  })

  test('can be edited until work on it starts', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id, tracking_id } = await sent(reader)
    app.pass(HOUR)
    const reply = await edit(reader, id, { subject: 'Audio stops early', message: 'After a minute.' })
    expect(reply.json().data).toMatchObject({
      subject: 'Audio stops early',
      message: 'After a minute.',
      created_at: '2026-01-15T06:00:00.000Z',
      updated_at: '2026-01-15T07:00:00.000Z',
    })
    await review(admin, id, { status: 'received' })
    expect((await edit(reader, id, WORDS)).statusCode).toBe(200)
    for (const status of ['in_progress', 'resolved', 'closed']) {
      await review(admin, id, { status })
      const late = await edit(reader, id, { ...WORDS, message: 'Too late' })
      expect([late.statusCode, late.json().error]).toEqual([409, 'Feedback can no longer be edited'])
    }
    expect((await track(reader, tracking_id)).json().data.message).toBe(WORDS.message)
    await review(admin, id, { status: 'submitted' })
    expect((await edit(reader, id, WORDS)).statusCode).toBe(200)
    expect((await edit(reader, id, { ...WORDS, subject: ' ' })).statusCode).toBe(422)
  })

  test('an edit at the same moment as a status change comes either before or after it', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    for (let round = 0; round < 10; round++) {
      const { feedback_id: id, tracking_id } = await sent(reader)
      const changes = Promise.all(
        Array.from({ length: 6 }, (_, place) => edit(reader, id, { ...WORDS, message: `Edit ${place}` })),
      )
      const [replies, decided] = await Promise.all([changes, review(admin, id, { status: 'in_progress' })])
      expect(decided.statusCode).toBe(200)
      for (const reply of replies) expect([200, 409]).toContain(reply.statusCode)
      const after = (await track(reader, tracking_id)).json().data
      const stored = replies.filter((reply) => reply.statusCode === 200).map((reply) => JSON.parse(reply.payload).data.message)
      expect([WORDS.message, ...stored]).toContain(after.message)
      expect(after.status).toBe('in_progress')
      // An accepted edit came before the status change, so its reply never shows the new status.
      for (const reply of replies.filter((reply) => reply.statusCode === 409))
        expect(reply.json().error).toBe('Feedback can no longer be edited')
    }
  })
})

describe('the list for admins', () => {
  test('shows all feedback with its author and the admins who changed its status', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const one = await sent(reader)
    const { data, next_before, counts } = await all(admin)
    expect(data).toEqual([{ ...one, users: { username: reader.username, email: reader.email } }])
    expect([next_before, counts]).toEqual([null, { submitted: 1, received: 0, in_progress: 0, resolved: 0, closed: 0 }])
    await all(admin)
    expect((await track(reader, one.tracking_id)).json().data).toEqual(one)
    app.pass(HOUR)
    await review(admin, one.feedback_id, { status: 'received' })
    const changed = { status: 'received', changed_at: '2026-01-15T07:00:00.000Z' }
    expect((await all(admin)).data[0]?.status_changes).toEqual([{ ...changed, changed_by: admin.username }])
    expect((await track(reader, one.tracking_id)).json().data.status_changes).toEqual([changed])
  })

  test('can be filtered by status, with pages', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    for (const subject of ['One', 'Two', 'Three', 'Four']) {
      const { feedback_id } = await sent(reader, { ...WORDS, subject })
      if (subject !== 'Three') await review(admin, feedback_id, { status: 'resolved' })
    }
    const first = await all(admin, { status: 'resolved', limit: 2 })
    expect(first.data.map(({ subject }) => subject)).toEqual(['Four', 'Two'])
    expect(first.counts).toMatchObject({ submitted: 1, resolved: 3 })
    const second = await all(admin, { status: 'resolved', limit: 2, before: first.next_before })
    expect([second.data.map(({ subject }) => subject), second.next_before, second.counts]).toEqual([['One'], null, null])
    for (const status of ['all', '']) expect(await subjects(admin, { status })).toEqual(['Four', 'Three', 'Two', 'One'])
    expect((await app.call(feedback.adminList, { as: admin, query: { status: 'open' } })).statusCode).toBe(422)
  })

  test('can be searched by words of subject and message, by author and by tracking id', async () => {
    const [reader, other, admin] = [await app.person(), await app.person('pro'), await app.person('admin')]
    const audio = await sent(reader, { subject: 'Audio stops', message: 'In the middle of Hindi articles: 50% of them' })
    await sent(other, { subject: 'खोज धीमी है', message: 'தேடல் மெதுவாக உள்ளது' })
    await sent(other, { subject: 'Search_box', message: 'Audio would be nice, in the morning' })
    for (const [q, found] of [
      ['audio', ['Search_box', 'Audio stops']],
      ['AUDIO hindi', ['Audio stops']],
      ['audio खोज', []],
      ['खोज', ['खोज धीमी है']],
      ['மெதுவாக', ['खोज धीमी है']],
      ['50%', ['Audio stops']],
      ['%', ['Audio stops']],
      ['h_b', ['Search_box']],
      ['\\', []],
      [reader.email.toUpperCase(), ['Audio stops']],
      [other.username, ['Search_box', 'खोज धीमी है']],
      [`${other.username} audio`, ['Search_box']],
      [audio.tracking_id, ['Audio stops']],
      [audio.tracking_id.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'), ['Audio stops']],
      [audio.tracking_id.slice(3, 9), ['Audio stops']],
      [' ', ['Search_box', 'खोज धीमी है', 'Audio stops']],
    ] as const)
      expect(await subjects(admin, { q }), q).toEqual(found)
    expect((await all(admin, { q: 'audio', limit: 1 })).counts).toMatchObject({ submitted: 2 })
    expect(await subjects(admin, { q: 'audio', status: 'resolved' })).toEqual([])
    expect((await app.call(feedback.adminList, { as: admin, query: { q: 'x'.repeat(201) } })).statusCode).toBe(422)
  })

  test('is for admins only', async () => {
    const reader = await app.person()
    const { feedback_id: id } = await sent(reader)
    for (const as of [reader, await app.person('pro'), await app.person('tester')])
      for (const reply of [
        await app.call(feedback.adminList, { as }),
        await review(as, id, { status: 'closed' }),
        await remove(as, id),
      ])
        expect(reply.statusCode).toBe(403)
    for (const { endpoint, params } of [
      { endpoint: feedback.mine, params: undefined },
      { endpoint: feedback.track, params: { trackingId: 'FB-0000000000' } },
    ]) {
      const reply = await app.call(endpoint, { params: params as never })
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'User not authenticated'])
    }
  })
})

describe('personal data', () => {
  test('the data export contains own feedback and no other people', async () => {
    const [reader, other, admin] = [await app.person(), await app.person(), await app.person('admin')]
    const one = await sent(reader)
    await sent(other)
    await review(admin, one.feedback_id, { status: 'closed', admin_response: 'Thanks' })
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    const held = reply.json().data.data.feedback
    expect(held).toEqual([
      expect.objectContaining({ ...WORDS, status: 'closed', admin_response: 'Thanks', status_changes: [expect.anything()] }),
    ])
    expect(JSON.stringify(held)).not.toContain(admin.username)
  })

  test('feedback is deleted with the account; decisions of a deleted admin stay', async () => {
    const [reader, admin, other] = [await app.person(), await app.person('admin'), await app.person('admin')]
    const one = await sent(reader)
    await review(admin, one.feedback_id, { status: 'received' })
    await app.call(accounts.deleteAccount, { as: admin, body: { password: admin.password } })
    expect((await all(other)).data[0]?.status_changes).toEqual([
      { status: 'received', changed_at: '2026-01-15T06:00:00.000Z', changed_by: null },
    ])
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(await all(other)).toMatchObject({ data: [], counts: { received: 0 } })
  })
})
