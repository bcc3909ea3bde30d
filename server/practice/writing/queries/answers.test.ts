import { expect, test } from 'vitest'
import { articles } from '#contract/reading/articles.ts'
import { DEMAND_CANARY, MAINS, MODEL_CANARY, writingCalls } from '#tests/support/fixtures/writing.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { asked, saved, submit, question } = writingCalls(app)

const HINDI = {
  question: 'संघवाद की सीमाएँ राजनीतिक हैं। (150 शब्द, 10 अंक)',
  answer: `संघवाद: ${MODEL_CANARY}`,
  key_demands: [1, 2, 3, 4].map((n) => `बिंदु ${n}: ${DEMAND_CANARY}`),
}

test('a question that is translated comes in both languages, and its model answer only when the answer is finished', async () => {
  const writer = await app.person('pro')
  const articleId = await asked({ mains_model_answers: [{ ...MAINS, translated: { hi: HINDI } }] })
  const open = await question(writer, articleId)
  expect(open.json().data.question).toMatchObject({ text: MAINS.question, translated: { hi: { text: HINDI.question } } })
  const { answer_id } = await saved(writer, articleId)
  const draft = await question(writer, articleId)
  for (const { body } of [open, draft])
    expect([body.includes(MODEL_CANARY), body.includes(DEMAND_CANARY)]).toEqual([false, false])

  const answer = (await submit(writer, articleId, { revision: 1 }, answer_id)).json().data
  expect(answer).toMatchObject({
    model_answer: MAINS.answer,
    question: { translated: { hi: { text: HINDI.question } } },
    translated: { hi: { model_answer: HINDI.answer, key_demands: HINDI.key_demands } },
  })
  expect(answer.key_demands).toHaveLength(4)
})

test('an article shows its translated model answer without the key demands', async () => {
  const articleId = await asked({ mains_model_answers: [{ ...MAINS, translated: { hi: HINDI } }] })
  const reply = await app.call(articles.read, { as: await app.person('pro'), params: { articleId } })
  const { question, answer } = HINDI
  expect(reply.json().data.mains_model_answers).toMatchObject([{ translated: { hi: { question, answer } } }])
  expect(reply.body).not.toContain(DEMAND_CANARY)
  const free = await app.call(articles.read, { as: await app.person('free'), params: { articleId } })
  expect(free.body).not.toContain(MODEL_CANARY)
})
