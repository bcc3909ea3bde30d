import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { feedbackCalls, WORDS } from '#tests/support/fixtures/feedback.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { sent, track, edit, review, remove } = feedbackCalls(app)
const HOUR = 3_600_000

const noticesOf = async (as: Person) =>
  ((await app.call(notifications.list, { as })).json().data as Record<string, string>[]).map(
    ({ type, title, message, path }) => ({
      type,
      title,
      message,
      path,
    }),
  )

describe('reviewing feedback', () => {
  test('any status can follow any other', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id } = await sent(reader)
    for (const status of ['closed', 'submitted', 'resolved', 'received', 'in_progress'])
      expect((await review(admin, id, { status })).json().data.status).toBe(status)
    expect((await review(admin, id, { status: 'open' })).statusCode).toBe(422)
  })

  test('a response is stored with its time; a blank one removes it; without one it stays', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id } = await sent(reader)
    const said = async (body: object) => {
      const { admin_response, responded_at } = (await review(admin, id, { status: 'received', ...body })).json().data
      return [admin_response, responded_at]
    }
    const at = '2026-01-15T06:00:00.000Z'
    expect(await said({ admin_response: '  We are on it. ' })).toEqual(['We are on it.', at])
    app.pass(HOUR)
    expect(await said({})).toEqual(['We are on it.', at])
    expect(await said({ status: 'in_progress' })).toEqual(['We are on it.', at])
    expect(await said({ admin_response: 'Fixed.' })).toEqual(['Fixed.', '2026-01-15T07:00:00.000Z'])
    for (const admin_response of ['  \n ', null, '']) {
      expect(await said({ admin_response })).toEqual([null, null])
      await said({ admin_response: 'Again' })
    }
    expect((await review(admin, id, { status: 'received', admin_response: 'x'.repeat(5001) })).statusCode).toBe(422)
  })

  test('deleting is permanent, and a second attempt gets 404', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const one = await sent(reader)
    await review(admin, one.feedback_id, { status: 'received' })
    const removed = await Promise.all([1, 2, 3].map(() => remove(admin, one.feedback_id)))
    const codes = removed.map((reply) => reply.statusCode)
    expect(codes.sort()).toEqual([200, 404, 404])
    expect((await track(reader, one.tracking_id)).statusCode).toBe(404)
    const late = await review(admin, one.feedback_id, { status: 'closed' })
    expect([late.statusCode, late.json().error]).toEqual([404, 'Feedback not found'])
    expect(await app.db.selectFrom('feedback_status_changes').selectAll().execute()).toEqual([])
    await app.runJobs()
    expect(app.mails, 'the mail of a feedback that is gone').toEqual([])
  })

  test('of two admins the later one gets a conflict with the current state and can then save', async () => {
    const [reader, one, two] = [await app.person(), await app.person('admin'), await app.person('admin')]
    const { feedback_id: id, updated_at: expected_updated_at } = await sent(reader)
    const replies = await Promise.all([
      review(one, id, { status: 'resolved', admin_response: 'Fixed', expected_updated_at }),
      review(two, id, { status: 'closed', admin_response: 'No', expected_updated_at }),
    ])
    const [won, lost] = [...replies].sort((a, b) => a.statusCode - b.statusCode)
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409])
    expect(lost?.json()).toEqual({
      success: false,
      code: 'changed_meanwhile',
      error: 'This feedback was changed by someone else. Please review it again.',
      current: won?.json().data,
    })
    const seen = lost?.json().current.updated_at
    const again = await review(two, id, { status: 'received', admin_response: null, expected_updated_at: seen })
    expect(again.json().data).toMatchObject({ status: 'received', admin_response: null })
  })

  test('an edit by the author in between is a conflict too', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id, updated_at: expected_updated_at } = await sent(reader)
    await edit(reader, id, { ...WORDS, message: 'It was my headphones.' })
    const reply = await review(admin, id, { status: 'in_progress', expected_updated_at })
    expect([reply.statusCode, reply.json().current.message]).toEqual([409, 'It was my headphones.'])
    await edit(reader, id, { ...WORDS, message: 'It was my headphones.' })
    const { updated_at } = reply.json().current
    expect((await review(admin, id, { status: 'in_progress', expected_updated_at: updated_at })).statusCode).toBe(200)
  })

  test('resending the same decision is no conflict and changes nothing', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id, updated_at: expected_updated_at } = await sent(reader)
    const body = { status: 'resolved', admin_response: 'Fixed', expected_updated_at }
    const replies = await Promise.all(Array.from({ length: 20 }, () => review(admin, id, body)))
    expect(new Set(replies.map((reply) => reply.payload)).size).toBe(1)
    expect(replies[0]?.json().data.status_changes).toHaveLength(1)
    expect(await noticesOf(reader)).toHaveLength(1)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })
})

describe('the author is notified', () => {
  test('of each change of status and each response, in the app and by email', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id, tracking_id } = await sent(reader)
    const path = `/feedback/track/${tracking_id}`
    await review(admin, id, { status: 'received' })
    await review(admin, id, { status: 'in_progress', admin_response: 'We found it.\n\nIt is fixed soon.' })
    await review(admin, id, { status: 'in_progress', admin_response: 'It is fixed.' })
    expect(await noticesOf(reader)).toEqual([
      { type: 'feedback_update', title: 'The response to your feedback has changed', message: WORDS.subject, path },
      {
        type: 'feedback_update',
        title: 'Your feedback is now in progress',
        message: `${WORDS.subject} (with a response)`,
        path,
      },
      { type: 'feedback_update', title: 'Your feedback is now received', message: WORDS.subject, path },
    ])
    expect(await noticesOf(admin)).toEqual([])
    await app.runJobs()
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [reader.email, `Your feedback is now received (${tracking_id})`],
      [reader.email, `Your feedback is now in progress (${tracking_id})`],
      [reader.email, `The response to your feedback has changed (${tracking_id})`],
    ])
    for (const mail of app.mails) expect(mail.text).toContain(path)
    expect(app.mails[0]?.text).not.toContain('It is fixed.')
    expect(app.mails[2]?.text).toContain('It is fixed.')
  })

  test('not if nothing changed or a response was only removed', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id } = await sent(reader)
    await review(admin, id, { status: 'submitted', admin_response: ' ' })
    await review(admin, id, { status: 'submitted', admin_response: 'Thanks' })
    await review(admin, id, { status: 'submitted', admin_response: 'Thanks' })
    await review(admin, id, { status: 'submitted', admin_response: null })
    expect((await noticesOf(reader)).map(({ title }) => title)).toEqual(['You have a response to your feedback'])
    await app.runJobs()
    expect(app.mails, 'the response was gone before its mail went out').toEqual([])
  })

  test('twice of two changes, even at the same time of the clock', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id } = await sent(reader)
    for (const status of ['resolved', 'received', 'resolved']) await review(admin, id, { status })
    expect(await noticesOf(reader)).toHaveLength(3)
    await app.runJobs()
    expect(new Set(app.mails.map(({ messageId }) => messageId)).size).toBe(3)
  })

  test('not of their own changes', async () => {
    const admin = await app.person('admin')
    const { feedback_id: id } = await sent(admin)
    await review(admin, id, { status: 'resolved', admin_response: 'Done' })
    await app.runJobs()
    expect([await noticesOf(admin), app.mails]).toEqual([[], []])
  })

  test('by email once the mail server is back, and not after the account was deleted', async () => {
    const [reader, leaving, admin] = [await app.person(), await app.person(), await app.person('admin')]
    const [stays, goes] = [await sent(reader), await sent(leaving)]
    app.isMailDown = true
    await review(admin, stays.feedback_id, { status: 'resolved' })
    await expect(app.runJobs()).rejects.toThrow('The mail server is down')
    app.isMailDown = false
    await review(admin, goes.feedback_id, { status: 'resolved' })
    await app.call(accounts.deleteAccount, { as: leaving, body: { password: leaving.password } })
    await app.runJobs()
    expect(app.mails.map(({ to }) => to)).toEqual([reader.email])
  })

  test('and deleting the account at the same moment does not deadlock', async () => {
    const admin = await app.person('admin')
    for (let round = 0; round < 5; round++) {
      const leaving = await app.person()
      const all = await Promise.all(Array.from({ length: 3 }, () => sent(leaving)))
      const [left, ...decided] = await Promise.all([
        app.call(accounts.deleteAccount, { as: leaving, body: { password: leaving.password } }),
        ...all.map(({ feedback_id }) => review(admin, feedback_id, { status: 'resolved', admin_response: 'Done' })),
      ])
      expect(left.statusCode).toBe(200)
      for (const reply of decided) expect([200, 404]).toContain(reply.statusCode)
    }
    expect(await app.db.selectFrom('feedback').selectAll().execute()).toEqual([])
  })

  test('with escaped text, whatever was written', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const { feedback_id: id } = await sent(reader, { ...WORDS, subject: '<script>alert(1)</script>\r\nBcc: all@example.test' })
    await review(admin, id, { status: 'received', admin_response: '<img src=x onerror=alert(1)>' })
    await app.runJobs()
    const [mail] = app.mails
    expect(mail?.html).not.toMatch(/<script>alert|<img/)
    expect(mail?.subject).not.toMatch(/\r|\n/)
  })
})
