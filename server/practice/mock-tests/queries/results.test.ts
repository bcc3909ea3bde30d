import { beforeEach, describe, expect, test } from 'vitest'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { recall } from '#contract/practice/recall.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { deleteDay } from '#tests/support/fixtures/articles.ts'
import { mockCalls, nth, publishedQuestions, right, wrong } from '#tests/support/fixtures/mock-tests.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const mock = mockCalls(app)
const { made, answered, submitted, resultOf } = mock

const at = (time: string) => {
  app.now = new Date(`2026-01-15T${time}Z`)
}

let reader: Person
beforeEach(async () => {
  at('06:00:00')
  await publishedQuestions(app)
  reader = await app.person('pro')
})

describe('the result', () => {
  test('tells marks, accuracy and parts by paper, line of the syllabus, certainty and mistake', async () => {
    const test = await made(reader, { questions: 50 })
    const answers = test.questions.map((question, n) => {
      if (n < 30) return right(question, { certainty: n < 20 ? 'sure' : 'guess' })
      return n < 45
        ? wrong(question, { certainty: 'guess' })
        : { question_id: question.question_id, option: null, is_flagged: true }
    })
    at('06:30:00')
    await answered(reader, test.attempt_id, answers)
    await submitted(reader, test.attempt_id)
    const result = await resultOf(reader, test.attempt_id)
    expect(result).toMatchObject({ right: 30, wrong: 15, left_out: 5, marks_hundredths: 5010, accuracy: 67, seconds: 1800 })
    expect(result.attempt).toMatchObject({ marks_hundredths: 5010, most_hundredths: 10_000, answered: 45 })
    expect(result.by_certainty).toEqual([
      { certainty: 'sure', answered: 20, right: 20, marks_hundredths: 4000 },
      { certainty: 'guess', answered: 25, right: 10, marks_hundredths: 1010 },
    ])
    const sum = (field: 'right' | 'wrong' | 'left_out' | 'marks_hundredths') =>
      result.by_paper.reduce((total, part) => total + part[field], 0)
    expect(result.by_paper.map(({ paper }) => paper)).toEqual(['GS2', 'GS3'])
    expect([sum('right'), sum('wrong'), sum('left_out'), sum('marks_hundredths')]).toEqual([30, 15, 5, 5010])
    expect(result.by_node.map(({ node }) => node.node_id)).toEqual(['gs2.constitution', 'gs3.economy'])
    expect(result.by_mistake).toEqual([{ mistake: 'did_not_know', questions: 20, lost_hundredths: 15 * 266 + 5 * 200 }])
    expect(result.questions[0]).toMatchObject({
      correct_option: answers[0]?.option,
      result: 'right',
      mistake: null,
      paper: expect.any(String),
    })
    expect(result.standing).toBeNull()
  })

  test('the kind of a mistake can be named, also of a question that was never seen', async () => {
    const test = await made(reader)
    await answered(reader, test.attempt_id, [wrong(nth(test, 0))])
    const name = (questionId: string) =>
      app.call(mockTests.nameMistake, {
        as: reader,
        params: { attemptId: test.attempt_id, questionId },
        body: { mistake: 'misread' },
      })
    expect((await name(nth(test, 0).question_id)).statusCode).toBe(404)
    await submitted(reader, test.attempt_id)
    for (const n of [0, 1]) expect((await name(nth(test, n).question_id)).statusCode).toBe(200)
    expect((await name(newId())).statusCode).toBe(404)
    const { questions, by_mistake } = await resultOf(reader, test.attempt_id)
    expect(questions.map(({ mistake }) => mistake).slice(0, 3)).toEqual(['misread', 'misread', 'did_not_know'])
    expect(by_mistake).toEqual([
      { mistake: 'did_not_know', questions: 8, lost_hundredths: 1600 },
      { mistake: 'misread', questions: 2, lost_hundredths: 466 },
    ])
  })

  test('wrong and guessed answers go to the review', async () => {
    const test = await made(reader)
    await answered(reader, test.attempt_id, [
      right(nth(test, 0), { certainty: 'sure' }),
      wrong(nth(test, 1)),
      right(nth(test, 2), { certainty: 'guess' }),
    ])
    await submitted(reader, test.attempt_id)
    const cards = (await app.call(recall.cards, { as: reader })).json().data
    expect(cards.map(({ content }: { content: { question_text: string } }) => content.question_text).sort()).toEqual(
      [nth(test, 1), nth(test, 2)].map(({ question_text }) => question_text).sort(),
    )
    expect((await resultOf(reader, test.attempt_id)).review_cards).toBe(2)
  })

  test('stays when the articles are deleted', async () => {
    const test = await made(reader, { from: '2026-01-15' })
    await deleteDay(app, '2026-01-15')
    await answered(reader, test.attempt_id, [right(nth(test, 0))])
    await submitted(reader, test.attempt_id)
    expect((await resultOf(reader, test.attempt_id)).questions[0]?.explanation).toContain('The reason of')
  })

  test('figures add up the answers by certainty over all attempts, and pages list the attempts', async () => {
    for (let n = 0; n < 3; n++) {
      app.now = new Date(app.now.getTime() + 60_000)
      const test = await made(reader)
      await answered(reader, test.attempt_id, [
        right(nth(test, 0), { certainty: 'guess' }),
        wrong(nth(test, 1), { certainty: 'guess' }),
      ])
      await submitted(reader, test.attempt_id)
    }
    const figures = (await app.call(mockTests.figures, { as: reader })).json().data
    expect(figures.by_certainty).toEqual([{ certainty: 'guess', answered: 6, right: 3, marks_hundredths: 402 }])
    expect(figures.attempts.map(({ marks_hundredths }: { marks_hundredths: number }) => marks_hundredths)).toEqual([
      134, 134, 134,
    ])
    const page = (await app.call(mockTests.attempts, { as: reader, query: { limit: 2 } })).json()
    const rest = (await app.call(mockTests.attempts, { as: reader, query: { limit: 2, before: page.next_before } })).json()
    expect([page.data.length, rest.data.length, rest.next_before]).toEqual([2, 1, null])
  })
})
