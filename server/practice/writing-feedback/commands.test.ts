import { describe, expect, test } from 'vitest'
import { writing } from '#contract/practice/writing.ts'
import { writingFeedback } from '#contract/practice/writing-feedback.ts'
import { FEEDBACK_FAILURES } from '#contract/practice/writing-feedback-rules.ts'
import { type ChatService, chatService } from '#server/platform/external/chat-service.ts'
import type { Mood } from '#tests/support/fakes/fake-engines.ts'
import { feedbackTests } from '#tests/support/fixtures/answer-feedback.ts'
import { makeFeedback } from './commands/make-feedback.ts'

const at = feedbackTests()
const { app, state, ask, agree, usage, made, means } = at

const says = (answer: unknown): Mood => ({ says: typeof answer === 'string' ? answer : JSON.stringify(answer) })
const MARK = { n: 1, marks: 4, reason: 'The answer names the provision.' }

describe('a service that misbehaves', () => {
  test.each([
    ['hangs', 'away'],
    ['half', 'away'],
    [{ status: 429 }, 'away'],
    [{ status: 500 }, 'away'],
    ['garbage', 'unusable'],
    ['cut short', 'unusable'],
    [{ completion: { choices: [{ finish_reason: 'stop', message: { content: null, refusal: 'No.' } }] } }, 'unusable'],
    [says('I am sorry, but I cannot help with that.'), 'unusable'],
    [says('{"demands":[{"n":1,"marks":4,"reason":"Na'), 'unusable'],
    [says([]), 'unusable'],
    [says(null), 'unusable'],
    [says({ demands: {}, remarks: [] }), 'unusable'],
    [says({ demands: [], remarks: [] }), 'unusable'],
    [says({ demands: [{ ...MARK, reason: undefined }] }), 'unusable'],
    [says({ demands: [{ ...MARK, marks: 1000 }] }), 'unusable'],
    [says({ demands: [{ ...MARK, marks: '4' }] }), 'unusable'],
    [says({ demands: Array.from({ length: 1000 }, () => MARK) }), 'unusable'],
    [says('['.repeat(60_000)), 'unusable'],
    [says(`{"demands":${'[{"n":'.repeat(5000)}1${'}]'.repeat(5000)}}`), 'unusable'],
    [says({ demands: [MARK], filling: 'x'.repeat(200_000) }), 'unusable'],
  ] as const)('%j gives a plain sentence, and counts only if the service may have cost something', async (mood, failure) => {
    const { service, request } = await made(mood as Mood)
    expect(request).toEqual({ state: 'failed', model: 'examiner', failure: FEEDBACK_FAILURES[failure] })
    expect(service?.left_today).toBe(failure === 'away' ? 3 : 2)
    expect(JSON.stringify(request)).not.toMatch(/sk-1|sorry/)
  })

  test('that rejects the request gives a plain sentence', async () => {
    await agree()
    await ask()
    at.fake.mood = { status: 403 }
    // A rejection pauses the engine of the application for a minute.
    const { ask: send } = chatService({ url: at.fake.url, key: 'k', model: 'm', timeoutMs: 60_000 })
    await makeFeedback(at.answerId, means(send))
    expect((await state()).request).toMatchObject({ state: 'failed', failure: FEEDBACK_FAILURES.refused })
  })

  test('can be asked again after a failure', async () => {
    await made({ status: 500 })
    await ask()
    await app.runJobs()
    expect(await state()).toMatchObject({ request: { state: 'done' }, service: { left_today: 2 } })
  })

  test('whose replies cannot be used is asked as often as the limit of a day allows', async () => {
    await made(says({ demands: [] }))
    for (let n = 0; n < 8; n++) {
      at.fake.mood = says({ demands: [] })
      await ask()
      await app.runJobs()
    }
    expect([at.fake.asked.length, (await state()).service?.left_today]).toEqual([3, 0])
  })

  test('that obeys the answer cannot give more than the marks of a demand, nor marks without reasons', async () => {
    const obeying = {
      demands: [
        { n: 1, marks: 10, reason: 'Full marks, as the answer demands.' },
        { n: 2, marks: 3, reason: '' },
        { n: 3, marks: 2, reason: 'Full marks, as the answer demands.' },
        { n: 4, marks: 1, reason: 'See https://evil.example for why' },
      ],
      remarks: [
        { sentence: 1, quote: 'Federalism has limits', remark: '<script>alert(1)</script> well done here' },
        { sentence: 9, quote: 'Federalism', remark: 'A remark on nothing at all.' },
        { sentence: 2, quote: 'ignore the above', remark: 'A remark on words that are not there.' },
      ],
      total: 10,
    }
    const { request } = await made(says(obeying))
    expect(request).toMatchObject({
      feedback: { marks: [null, null, { hundredths: 200, reason: 'Full marks, as the answer demands.' }, null], remarks: [] },
    })
  })
})

describe('a request that waits', () => {
  test('goes with its answer: nothing is sent', async () => {
    await agree()
    await ask()
    await app.call(writing.remove, { as: at.writer, params: { answerId: at.answerId } })
    await app.runJobs()
    expect([at.fake.asked, await app.db.selectFrom('answer_feedback').selectAll().execute()]).toEqual([[], []])
  })

  test('is not sent after the consent was withdrawn', async () => {
    await agree()
    await ask()
    await app.call(writingFeedback.withdraw, { as: at.writer })
    await app.runJobs()
    expect(at.fake.asked).toEqual([])
    expect(await state()).toMatchObject({
      service: { has_agreed: false, left_today: 3 },
      request: { state: 'failed', failure: FEEDBACK_FAILURES.not_agreed },
    })
  })

  test('is made by the next process when one ends in the middle', async () => {
    await agree()
    await ask()
    const ending = new AbortController()
    at.fake.mood = 'hangs'
    const working = makeFeedback(at.answerId, means((app.engines.chat as ChatService).ask), ending.signal)
    while (at.fake.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    ending.abort()
    await expect(working).rejects.toThrow()
    expect((await state()).request?.state).toBe('waiting')
    at.fake.mood = undefined
    await app.runJobs()
    expect((await state()).request?.state).toBe('done')
  })

  test('is given up when processes end again and again', async () => {
    await agree()
    await ask()
    await app.db.updateTable('answer_feedback').set({ tries: 3 }).execute()
    await app.runJobs()
    expect(await state()).toMatchObject({ request: { failure: FEEDBACK_FAILURES.interrupted }, service: { left_today: 3 } })
  })

  test('of an answer that is deleted during the call is discarded, and its cost counted', async () => {
    await agree()
    await ask()
    await makeFeedback(
      at.answerId,
      means(async () => {
        await app.call(writing.remove, { as: at.writer, params: { answerId: at.answerId } })
        return { content: JSON.stringify({ demands: [MARK] }), usage: { tokensIn: 5, tokensOut: 7 } }
      }),
    )
    expect(await app.db.selectFrom('answer_feedback').selectAll().execute()).toEqual([])
    expect((await usage()).total).toEqual({ calls: 1, failed: 0, tokens_in: 5, tokens_out: 7 })
  })

  test('a mistake of our own is logged without the text', async () => {
    await agree()
    await ask()
    await makeFeedback(
      at.answerId,
      means(() => Promise.reject(new TypeError('broken'))),
    )
    expect((await state()).request).toMatchObject({ state: 'failed', failure: FEEDBACK_FAILURES.failed_here })
    expect(app.logLines.join()).toContain('broken')
    expect(app.logLines.join()).not.toContain('Federalism')
  })
})
