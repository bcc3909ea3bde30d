import { beforeEach, describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { recall } from '#contract/practice/recall.ts'
import { REVIEWS_USED } from '#contract/practice/recall-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { answering, aQuestion, DAY, opened, publishedQuiz, quizCalls, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { add, reviewed, send, queue, cards, wait } = recallCalls(app)
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

  test('gives its cards their translations, and does not call them changed', async () => {
    const reader = await app.person('pro')
    const [articleId = ''] = await publish([{ front: 'Q', back: 'A' }])
    await add(reader, { article_id: articleId, all_flashcards: true })
    const [{ card_id } = { card_id: '' }] = await cards(reader)
    await reviewed(reader, { card_id, grade: 4 })
    const [before] = await cards(reader)
    wait(1)
    for (const hi of [
      { front: 'प्र', back: 'उ' },
      { front: 'प्रश्न', back: 'उत्तर' },
    ]) {
      await publish([{ front: 'Q', back: 'A', translated: { hi } }])
      expect(await cards(reader)).toEqual([{ ...before, content: { front: 'Q', back: 'A', translated: { hi } } }])
    }
    await publish([{ front: 'Q', back: 'A' }])
    expect(await cards(reader)).toEqual([before])
  })

  test('gives the card of a key term its translation, if all terms have one', async () => {
    const publishTerms = (hi: object[]) => {
      const terms = [{ term: 'GDP', definition: 'Worth' }]
      const follow_up_data = { key_terms_list: terms, key_terms_list_translated: { hi }, flashcards: [] }
      return published(app, DAY, [], { articles: [{ ...withQuiz('Budget', 1), follow_up_data }], replace: true })
    }
    const hi = { term: 'जीडीपी', definition: 'मूल्य' }
    const [article_id = ''] = await publishTerms([hi, hi])
    const reader = await app.person()
    await add(reader, { article_id, cards: [{ kind: 'term', term: 'GDP' }] })
    const [before] = await cards(reader)
    expect(before?.content).toEqual({ front: 'GDP', back: 'Worth' })
    await publishTerms([hi])
    const translated = { hi: { front: 'जीडीपी', back: 'मूल्य' } }
    expect(await cards(reader)).toEqual([{ ...before, content: { ...before?.content, translated } }])
  })

  test('gives the card of a question its translations', async () => {
    const hi = { question_text: 'प्रश्न', options: { A: 'क', B: 'ख', C: 'ग', D: 'घ' }, explanation: 'कारण।' }
    const withTranslation = (translated?: object) =>
      published(app, DAY, [], { articles: [withQuiz('Budget', [aQuestion(1, translated && { translated })])], replace: true })
    await withTranslation()
    const reader = await app.person('pro')
    const { publication_date, questions } = (await app.call(dailyQuestions.today, { as: reader })).json().data
    const answers = [{ questionId: questions[0].question_id, selectedOption: 'A' }]
    await app.call(dailyQuestions.answer, { as: reader, body: { publication_date, answers } })
    const [before] = await cards(reader)
    expect(before?.content).not.toHaveProperty('translated')
    await withTranslation({ hi })
    expect(await cards(reader)).toEqual([{ ...before, content: { ...before?.content, translated: { hi } } }])
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

describe('so many answers that no learner gives them', () => {
  let reader: Person
  let card_id: string
  beforeEach(async () => {
    app.now = new Date('2026-01-15T06:00:00Z')
    const [articleId = ''] = await published(app, DAY, ['Budget'])
    reader = await app.person('pro')
    await add(reader, { article_id: articleId, cards: [{ kind: 'fact', text: 'What I remember' }] })
    card_id = (await cards(reader))[0]?.card_id ?? ''
  })

  const stored = async () => (await app.db.selectFrom('recall_reviews').select('review_id').execute()).length
  /** A second apart, the latest first, so that each of them replays the card. */
  const answers = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      card_id,
      reviewed_at: new Date(app.now.getTime() - (n + 1) * 1000).toISOString(),
    }))
  const count = (results: { result: string }[], wanted: string) => results.filter(({ result }) => result === wanted).length

  test('to one card are stored a hundred times a day, and five hundred times in all', async () => {
    wait(400)
    reader = await app.again(reader)
    const first = await reviewed(reader, ...answers(150))
    expect([count(first, 'applied'), count(first, 'too_many'), await stored()]).toEqual([100, 50, 100])
    const earlier = answers(200).map((one, n) => ({
      ...one,
      reviewed_at: new Date(app.now.getTime() - (n + 30) * 86_400_000).toISOString(),
    }))
    const second = await reviewed(reader, ...earlier)
    expect([count(second, 'applied'), await stored()]).toEqual([200, 300])
    const third = await reviewed(reader, ...earlier.map((one) => ({ ...one, seconds: 9 })))
    expect([count(third, 'applied'), await stored()]).toEqual([200, 500])
    const last = await reviewed(reader, ...answers(3))
    expect([count(last, 'too_many'), await stored(), last[0].due]).toEqual([3, 500, (await cards(reader))[0]?.due])
  })

  test('of one person are refused after five thousand on a day', async () => {
    await reviewed(reader, { card_id })
    await app.db.updateTable('recall_fits').set({ answers_that_day: 4999 }).execute()
    await reviewed(reader, { card_id })
    const refused = await send(reader, [{ card_id }])
    expect([refused.statusCode, refused.json().error, await stored()]).toEqual([429, REVIEWS_USED, 2])
    wait(1)
    reader = await app.again(reader)
    expect(count(await reviewed(reader, { card_id }), 'applied')).toBe(1)
  })

  test('that arrive five times at once are stored and applied once', async () => {
    const review = { card_id, review_id: newId() }
    const results = (await Promise.all(Array.from({ length: 5 }, () => reviewed(reader, review)))).flat()
    expect([count(results, 'applied'), count(results, 'repeated'), await stored()]).toEqual([1, 4, 1])
    const { reps } = await app.db.selectFrom('recall_cards').select('reps').executeTakeFirstOrThrow()
    expect(reps).toBe(1)
  })
})
