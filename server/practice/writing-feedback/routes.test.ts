import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { writing } from '#contract/practice/writing.ts'
import { writingFeedback } from '#contract/practice/writing-feedback.ts'
import {
  FEEDBACK_NEEDS_CONSENT,
  FEEDBACK_NEEDS_TEXT,
  FEEDBACK_NOT_OFFERED,
  OTHER_SERVICE,
} from '#contract/practice/writing-feedback-rules.ts'
import { ANSWER_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import { QUOTA_MESSAGES } from '#contract/quotas.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { FakeEngines } from '#tests/support/fakes/fake-engines.ts'
import { feedbackTests, refusal, TEXT } from '#tests/support/fixtures/answer-feedback.ts'
import { MAINS, writingCalls } from '#tests/support/fixtures/writing.ts'
import { TestApp } from '#tests/support/server/app.ts'

const at = feedbackTests()
const { app, state, ask, agree, usage, made } = at
const { asked, saved, giveUp, submitted } = at.calls

const IN_HINDI = {
  question: 'संघवाद की सीमाओं पर चर्चा कीजिए। (150 शब्द, 10 अंक)',
  answer: 'आदर्श उत्तर।',
  key_demands: ['अनुच्छेद का नाम देता है', 'उदाहरण देता है', 'दोनों पक्ष तौलता है', 'सुझाव से समाप्त करता है'],
}

/** Of the last call. */
function sentMaterial(): unknown {
  const [, { content }] = (at.fake.asked.at(-1) as FakeEngines['asked'][0]).body.messages as [unknown, { content: string }]
  return JSON.parse(content)
}

describe('feedback on an answer', () => {
  test('is asked for after consent, waits, and is made after the request', async () => {
    expect(await state()).toEqual({
      service: { host: at.host, model: 'examiner', per_day: 3, has_agreed: false, left_today: 3 },
      request: null,
    })
    expect(refusal(await ask())).toEqual([409, FEEDBACK_NEEDS_CONSENT])
    expect(refusal(await agree(at.writer, 'elsewhere.example'))).toEqual([409, OTHER_SERVICE])
    await agree()
    expect((await ask()).json().data).toMatchObject({
      service: { left_today: 2 },
      request: { state: 'waiting', model: 'examiner' },
    })
    expect(at.fake.asked).toEqual([])
    await app.runJobs()
    expect((await state()).request).toEqual({
      state: 'done',
      model: 'examiner',
      feedback: {
        sentences: ['Federalism has limits. ', 'Article 356 is one of them.'],
        remarks: [expect.objectContaining({ sentence: 0 }), expect.objectContaining({ sentence: 1 })],
        marks: [200, 150, 100, 50].map((hundredths) => ({ hundredths, reason: expect.any(String) })),
        made_at: app.now.toISOString(),
      },
    })
  })

  test('sends the text as data, and nothing about the person', async () => {
    await made()
    const [{ content: instructions }, { content }] = (at.fake.asked[0] as FakeEngines['asked'][0]).body.messages as [
      { content: string },
      { content: string },
    ]
    expect(instructions).not.toContain('Federalism')
    expect(JSON.parse(content)).toMatchObject({
      question: { marks: 10 },
      answer: [{ n: 1, text: 'Federalism has limits.' }, { n: 2 }],
    })
    for (const own of [at.writer.id, at.writer.email, at.writer.username, at.answerId])
      expect(JSON.stringify(at.fake.asked)).not.toContain(own)
  })

  test('is made in the language of the answer, by the question, key demands and model answer in it', async () => {
    const hindi = await asked(
      { title: 'In Hindi', mains_model_answers: [{ ...MAINS, translated: { hi: IN_HINDI } }] },
      '2026-01-12',
    )
    at.articleId = hindi
    const text = 'संघवाद की सीमाएँ हैं। अनुच्छेद 356 (Article 356) उनमें से एक है।'
    at.answerId = (await submitted(at.writer, hindi, { text })).answer_id
    const { request } = await made()
    expect(sentMaterial()).toMatchObject({
      language: 'Hindi',
      question: { text: IN_HINDI.question, marks: 10 },
      demands: IN_HINDI.key_demands.map((point, place) => ({ n: place + 1, point, marks: 4 - place })),
      model_answer: IN_HINDI.answer,
      answer: [{ n: 1, text: 'संघवाद की सीमाएँ हैं।' }, { n: 2 }],
    })
    const reason = expect.stringMatching(/^[\p{Script=Devanagari} ,.]+$/u)
    expect(request).toMatchObject({
      feedback: {
        marks: [200, 150, 100, 50].map((hundredths) => ({ hundredths, reason })),
        remarks: [{ sentence: 0 }, { sentence: 1 }],
      },
    })
  })

  test('on an answer in a language that the question is not translated to is in it too', async () => {
    at.answerId = (await submitted(at.writer, at.articleId, { text: 'கூட்டாட்சிக்கு வரம்புகள் உண்டு.' })).answer_id
    await made()
    expect(sentMaterial()).toMatchObject({ language: 'Tamil', question: { text: MAINS.question }, model_answer: MAINS.answer })
  })

  test('is asked for once, however often the button is pressed', async () => {
    await agree()
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask()))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    await app.runJobs()
    await ask()
    await app.runJobs()
    expect([at.fake.asked.length, (await state()).service?.left_today]).toEqual([1, 2])
  })

  test('leaves the answer and its own scores untouched', async () => {
    const read = async () => (await app.call(writing.answer, { as: at.writer, params: { answerId: at.answerId } })).json().data
    const before = await read()
    await made()
    expect(await read()).toEqual(before)
  })

  test('is for typed answers that were submitted', async () => {
    await agree()
    const other = await asked({ title: 'Another' }, '2026-01-14')
    const draft = await saved(at.writer, other, { text: TEXT })
    expect(refusal(await ask(at.writer, draft.answer_id))).toEqual([409, FEEDBACK_NEEDS_TEXT])
    expect(await state(at.writer, draft.answer_id)).toEqual({ service: null, request: null })
    const { answer_id } = (await giveUp(at.writer, at.articleId, { text: TEXT })).json().data
    expect(refusal(await ask(at.writer, answer_id))).toEqual([409, FEEDBACK_NEEDS_TEXT])
  })

  test('of another person is not found', async () => {
    await made()
    const other = await app.person('pro')
    await agree(other)
    const rows = () => app.db.selectFrom('answer_feedback').selectAll().execute()
    const before = await rows()
    for (const endpoint of [writingFeedback.state, writingFeedback.ask]) {
      const replies = [at.answerId, newId()].map((id) => app.call(endpoint, { as: other, params: { answerId: id } }))
      for (const reply of replies) expect(refusal(await reply)).toEqual([404, ANSWER_NOT_FOUND])
    }
    expect(await rows()).toEqual(before)
  })
})

describe('the daily limit', () => {
  const another = async (day: string) => {
    const id = (await submitted(at.writer, await asked({ title: `Day ${day}` }, day), { text: TEXT })).answer_id
    return ask(at.writer, id)
  }

  test('is three, and begins again after a day', async () => {
    await agree()
    for (const day of ['2026-01-11', '2026-01-12', '2026-01-13']) expect((await another(day)).statusCode).toBe(200)
    const refused = await ask()
    expect(refusal(refused)).toEqual([429, QUOTA_MESSAGES.answerFeedback])
    expect(Number(refused.headers['retry-after'])).toBe(86_400)
    expect(await state()).toMatchObject({ service: { left_today: 0 }, request: null })
    app.now = new Date(app.now.getTime() + 86_400_000)
    expect((await ask()).statusCode).toBe(200)
  })

  test('is not given back by deleting an answer', async () => {
    await made()
    await app.call(writing.remove, { as: at.writer, params: { answerId: at.answerId } })
    expect((await another('2026-01-13')).json().data.service.left_today).toBe(1)
  })
})

describe('what it costs', () => {
  test('is counted by day, as the service says, also for replies that cannot be used', async () => {
    await made('cut short')
    await made()
    const counted = { calls: 2, failed: 1, tokens_in: 2400, tokens_out: 600 }
    expect(await usage()).toEqual({
      service: { host: at.host, model: 'examiner', per_day: 3 },
      total: counted,
      days: [{ day: '2026-01-15', model: 'examiner', ...counted }],
    })
  })

  test('is shown to admins alone', async () => {
    for (const role of ['free', 'pro', 'tester'] as const)
      expect((await app.call(writingFeedback.usage, { as: await app.person(role) })).statusCode).toBe(403)
  })
})

describe('the data of a person', () => {
  test('has the consent and the feedback, and goes with the account', async () => {
    await made()
    const data = (await app.call(accounts.exportData, { as: at.writer, body: { password: at.writer.password } })).json().data.data
    expect(data.writingFeedback).toMatchObject({
      consent: { host: at.host, agreed_at: app.now.toISOString() },
      requests: [{ answer_id: at.answerId, state: 'done', host: at.host, model: 'examiner', feedback: { remarks: [{}, {}] } }],
    })
    await app.call(accounts.deleteAccount, { as: at.writer, body: { password: at.writer.password } })
    const left = await Promise.all(
      (['answer_feedback', 'answer_feedback_consents'] as const).map((table) => app.db.selectFrom(table).selectAll().execute()),
    )
    expect(left).toEqual([[], []])
  })
})

describe.each([
  ['without a chat endpoint', {}],
  ['with Sarvam, which only translates', { TRANSLATION_URL: 'https://api.sarvam.ai', TRANSLATION_KEY: 'k' }],
  ['with a limit of 0', { TRANSLATION_URL: 'https://llm.example.test', TRANSLATION_MODEL: 'm', ANSWER_FEEDBACK_PER_DAY: '0' }],
])('%s', (_name, env) => {
  test('feedback is not offered', async () => {
    const other = new TestApp()
    await other.start(env)
    await other.empty()
    const as = await other.person('pro')
    const calls = writingCalls(other)
    const { answer_id } = await calls.submitted(as, await calls.asked(), { text: TEXT })
    const params = { answerId: answer_id }
    expect((await other.call(writingFeedback.state, { as, params })).json().data).toEqual({ service: null, request: null })
    for (const reply of [
      other.call(writingFeedback.ask, { as, params }),
      other.call(writingFeedback.agree, { as, body: { host: 'llm.example.test' } }),
    ])
      expect(refusal(await reply)).toEqual([409, FEEDBACK_NOT_OFFERED])
    await other.stop()
  })
})
