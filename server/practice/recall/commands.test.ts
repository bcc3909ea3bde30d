import { beforeEach, describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { recall } from '#contract/practice/recall.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { add, reviewed, queue, cards, wait } = recallCalls(app)
const { submit } = quizCalls(app)

const frontOf = ({ content }: { content: object }) => ('question_text' in content ? content.question_text : undefined)
const questionsIn = async (as: Person) => (await cards(as)).map(frontOf).toSorted()

describe('wrong answers', () => {
  let quizId: string
  beforeEach(async () => {
    app.now = new Date('2026-01-15T06:00:00Z')
    ;({ quizId } = await publishedQuiz(app, DAY, withQuiz('Budget', 4)))
  })

  test('of a quiz become cards, with the questions that were left open', async () => {
    const reader = await app.person('pro')
    await submit(reader, answering(await opened(app, reader, quizId), 'AA'))
    expect(await questionsIn(reader)).toEqual(['Question 1?', 'Question 2?', 'Question 3?'])
  })

  test('keep the schedule of a question that is a card already', async () => {
    const reader = await app.person('pro')
    const quiz = await opened(app, reader, quizId)
    await submit(reader, answering(quiz, 'ABC'))
    const [card] = await cards(reader)
    await reviewed(reader, { card_id: card?.card_id ?? '', grade: 4 })
    const before = await cards(reader)
    wait(1)
    await submit(reader, answering(quiz, 'ABC'))
    expect(await cards(reader)).toEqual(before)
  })

  test('stay out where somebody turned that off', async () => {
    const reader = await app.person('pro')
    const saved = await app.call(recall.saveSettings, { as: reader, body: { keep_wrong_answers: false } })
    expect(saved.json().data).toEqual({ daily_minutes: 15, keep_wrong_answers: false, fit_intervals: true })
    await submit(reader, answering(await opened(app, reader, quizId), 'BBBB'))
    expect(await cards(reader)).toEqual([])
  })

  test('to the questions of the day become cards of the free plan too, once', async () => {
    const reader = await app.person('free')
    const { publication_date, questions } = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = questions.map(({ question_id }: { question_id: string }) => ({
      questionId: question_id,
      selectedOption: 'B',
    }))
    const answer = () => app.call(dailyQuestions.answer, { as: reader, body: { publication_date, answers } })
    expect([(await answer()).statusCode, (await answer()).statusCode]).toEqual([200, 200])
    expect(await questionsIn(reader)).toEqual(['Question 0?', 'Question 2?'])
    expect((await queue(reader)).items).toHaveLength(2)
  })
})

describe('a changed article', () => {
  const article = (flashcards: object[], terms: object[] = []) => ({
    ...withQuiz('Budget', 1),
    syllabus: ['gs3.economy'],
    follow_up_data: { key_terms_list: terms, historical_context: ['1950: the Republic began.'], flashcards },
  })
  const publish = (...parts: Parameters<typeof article>) =>
    published(app, DAY, [], { articles: [article(...parts)], replace: true })
  const shown = async (as: Person) =>
    (await cards(as)).map(({ content, is_changed, is_gone }) => ({ ...content, is_changed, is_gone }))

  test('changes the cards of everybody, marks those that were answered, and those that are gone', async () => {
    app.now = new Date('2026-01-15T06:00:00Z')
    const [articleId = ''] = await publish([{ front: 'Q', back: 'Old' }], [{ term: 'GDP', definition: 'Worth' }])
    const people = [await app.person('pro'), await app.person('pro')] as const
    const own = { kind: 'fact', text: 'Mine' }
    for (const as of people) {
      await add(as, { article_id: articleId, all_flashcards: true })
      wait(0.001)
      await add(as, { article_id: articleId, cards: [{ kind: 'term', term: 'GDP' }, own] })
    }
    for (const { card_id } of await cards(people[0])) await reviewed(people[0], { card_id, grade: 4 })
    wait(1)
    await publish([{ front: 'Q', back: 'New' }])
    const [mine, gone] = [
      { front: 'Budget', back: 'Mine', is_changed: false, is_gone: false },
      { front: 'GDP', back: 'Worth', is_changed: false, is_gone: true },
    ]
    expect(await shown(people[0])).toEqual([mine, gone, { front: 'Q', back: 'New', is_changed: true, is_gone: false }])
    expect(await shown(people[1])).toEqual([mine, gone, { front: 'Q', back: 'New', is_changed: false, is_gone: false }])

    await publish([{ front: 'Q', back: 'New' }], [{ term: 'GDP', definition: 'Worth' }])
    expect((await shown(people[0])).map(({ is_gone }) => is_gone)).toEqual([false, false, false])
    expect((await cards(people[0], { node: 'gs3' })).length).toBe(3)
  })

  test('changes the card of its must-know facts', async () => {
    const reader = await app.person()
    const facts = (...must_know: string[]) => publish_({ must_know })
    const publish_ = (parts: object) =>
      published(app, DAY, [], { articles: [{ ...withQuiz('Budget', 1), ...parts }], replace: true })
    const article_ids = await facts('One.', 'Two.', 'Three.')
    const added = await app.call(recall.addFacts, { as: reader, body: { article_ids: [...article_ids, newId()] } })
    expect(added.json().data).toEqual({ added: 1, already_there: 0 })
    const again = await app.call(recall.addFacts, { as: reader, body: { article_ids } })
    expect(again.json().data).toEqual({ added: 0, already_there: 1 })
    const [card] = await cards(reader)
    await reviewed(reader, { card_id: card?.card_id ?? '', grade: 4 })
    wait(1)
    await facts('One.', 'Two.', 'Not three.')
    expect(await shown(reader)).toEqual([{ front: 'Budget', back: 'One.\nTwo.\nNot three.', is_changed: true, is_gone: false }])
    await publish_({ summary: 'In short.' })
    expect(await shown(reader)).toMatchObject([{ back: 'In short.', is_gone: false }])
  })

  test('that is deleted leaves its cards, which say so', async () => {
    const [articleId = ''] = await publish([{ front: 'Q', back: 'A' }])
    const reader = await app.person('pro')
    await add(reader, { article_id: articleId, all_flashcards: true })
    await app.db.deleteFrom('daily_entries').execute()
    expect((await queue(reader)).items[0]?.card).toMatchObject({
      content: { front: 'Q', back: 'A' },
      is_gone: true,
      article: null,
    })
  })
})
