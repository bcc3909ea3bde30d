import { beforeEach, describe, expect, test } from 'vitest'
import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import { examDates } from '#contract/reading/exam-dates.ts'
import { progress } from '#contract/reading/progress.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { mockCalls, right } from '#tests/support/fixtures/mock-tests.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type StudyArticle, sessionCalls } from '#tests/support/fixtures/study-session.ts'
import { QUESTION, writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { today, steps, skip, publish, open, finish, take } = sessionCalls(app)
const { queue, reviewed, add } = recallCalls(app)
const { save, submit } = writingCalls(app)
const mock = mockCalls(app)

const DAY = '2026-01-15'
let reader: Person
let budget: StudyArticle
let court: StudyArticle
beforeEach(async () => {
  reader = await app.person('pro')
  const articles = await publish(DAY, 'Budget', 'Court')
  budget = articles.Budget as StudyArticle
  court = articles.Court as StudyArticle
})

const plan = (as: Person, body: object) => app.call(studyPlan.save, { as, body })
const addTerms = (as: Person, { articleId }: StudyArticle) =>
  add(as, { article_id: articleId, cards: [{ kind: 'term', term: 'Gross Domestic Product (GDP)' }] })

describe('the study session of today', () => {
  test('is made for 45 minutes without a study plan, or a goal in minutes', async () => {
    expect(await today(reader)).toMatchObject({ day: DAY, daily_minutes: 45, is_day_off: false })
    await plan(reader, { goal: { kind: 'articles', amount: 5 } })
    expect((await today(reader)).daily_minutes).toBe(45)
    await plan(reader, { goal: { kind: 'minutes', amount: 60 } })
    expect((await today(reader)).daily_minutes).toBe(60)
  })

  test('ticks what I really did: finishing an article, not opening it, and its quiz', async () => {
    expect(await steps(reader)).toEqual(['read Budget: 8', 'read Court: 8', 'quiz Budget: 4', 'quiz Court: 4'])
    await open(reader, budget.articleId)
    expect((await steps(reader))[0]).toBe('read Budget: 8')
    await finish(reader, budget.articleId)
    await take(reader, budget.quizId, 'ABCD')
    expect(await steps(reader)).toEqual(['read Budget: 8, done', 'read Court: 8', 'quiz Budget: 4, done', 'quiz Court: 4'])
  })

  test('ticks an article too that I read to its end, or whose quiz I took after opening it', async () => {
    await app.call(progress.savePosition, { as: reader, params: { articleId: budget.articleId }, body: { position: 1 } })
    await take(reader, court.quizId, 'ABCD')
    expect((await steps(reader)).slice(0, 2)).toEqual(['read Budget: 8, done', 'read Court: 8'])
    await open(reader, court.articleId)
    expect((await steps(reader))[1]).toBe('read Court: 8, done')
  })

  test('offers an article again that I left midway on another day, but not one that I only opened', async () => {
    await open(reader, budget.articleId)
    await open(reader, court.articleId)
    await app.call(progress.savePosition, { as: reader, params: { articleId: court.articleId }, body: { position: 0.4 } })
    app.pass(86_400_000)
    expect((await today(reader)).steps).toMatchObject([{ kind: 'read', title: 'Court', is_begun: true }, { kind: 'quiz' }])
  })

  test('belongs to the day before until three o’clock', async () => {
    await finish(reader, budget.articleId)
    app.now = new Date('2026-01-15T21:29:00Z')
    expect(await today(reader)).toMatchObject({ day: DAY, steps: [{ title: 'Budget', state: 'done' }, {}, {}, {}] })
    app.now = new Date('2026-01-15T21:30:00Z')
    expect(await today(reader)).toMatchObject({ day: '2026-01-16', steps: [{ title: 'Court' }, {}] })
  })

  test('begins with the cards that are due, as many as the review has, and counts those I answered', async () => {
    await take(reader, budget.quizId, 'BBBB')
    app.pass(86_400_000)
    const { items, today: inReview } = await queue(reader)
    expect([(await steps(reader))[0], (await today(reader)).cards_now]).toEqual([
      `review 0 of ${inReview.items}: 1`,
      inReview.items,
    ])
    await reviewed(reader, { card_id: items[0]?.card.card_id ?? '', grade: 4 })
    expect((await steps(reader))[0]).toBe(`review 1 of ${inReview.items}: 1`)
    await reviewed(reader, ...items.slice(1).map(({ card }) => ({ card_id: card.card_id, grade: 4 })))
    expect((await steps(reader))[0]).toBe(`review ${inReview.items} of ${inReview.items}: 1, done`)
  })

  test('has a draft, and ticks it when I submit it; giving up is no answer', async () => {
    const draft = newId()
    await save(reader, court.articleId, {}, draft)
    expect(await steps(reader)).toContain(`write ${QUESTION}: 7`)
    await submit(reader, court.articleId, { revision: 1 }, draft)
    expect(await steps(reader)).toContain(`write ${QUESTION}: 7, done`)
    expect((await today(reader)).learnt_today.answers).toBe(1)
  })

  test('has a scheduled test from 24 hours before it opens, beside its own minutes', async () => {
    await publish('2026-01-14', 'Dam')
    const question_ids = (await mock.library()).slice(0, 10)
    const times = { opens_at: '2026-01-16T09:00:00Z', closes_at: '2026-01-16T12:00:00Z', minutes: 120 }
    await mock.scheduled(await app.person('admin'), { question_ids, ...times })
    app.now = new Date('2026-01-15T08:59:00Z')
    expect((await today(reader)).steps.map(({ kind }) => kind)).not.toContain('test')
    app.now = new Date('2026-01-15T09:00:00Z')
    expect((await today(reader)).steps.at(-1)).toMatchObject({ kind: 'test', minutes: 120, opens_at: '2026-01-16T09:00:00.000Z' })
  })

  test('continues a test that is running, and ticks it', async () => {
    await publish('2026-01-14', 'Dam')
    const test = await mock.made(reader)
    expect((await today(reader)).steps.at(-1)).toMatchObject({ kind: 'test', attempt_id: test.attempt_id, state: 'open' })
    await mock.answered(
      reader,
      test.attempt_id,
      test.questions.map((question) => right(question)),
    )
    await mock.submitted(reader, test.attempt_id)
    expect((await today(reader)).steps.at(-1)).toMatchObject({ kind: 'test', state: 'done' })
    expect((await today(reader)).learnt_today.questions).toBe(10)
  })

  test('is empty on a day off, and says so the evening before', async () => {
    await plan(reader, { days_off: [5] })
    expect(await today(reader)).toMatchObject({ is_day_off: false, tomorrow: { is_day_off: true } })
    app.pass(86_400_000)
    expect(await today(reader)).toMatchObject({ is_day_off: true, steps: [], tomorrow: { is_day_off: false } })
  })

  test('tells what I learnt, what tomorrow has and the days to the examination', async () => {
    const admin = await app.person('admin')
    await app.call(examDates.save, { as: admin, body: { exam: 'prelims', year: 2026, date: '2026-01-25' } })
    await plan(reader, { exam: 'prelims', exam_year: 2026 })
    await finish(reader, budget.articleId)
    await take(reader, budget.quizId, 'BBBB')
    const { learnt_today, tomorrow, exam, cards_now } = await today(reader)
    expect(learnt_today).toEqual({ cards: 0, articles: 1, questions: 4, answers: 0 })
    expect(exam).toEqual({ exam: 'prelims', days_left: 10, is_estimate: false })
    expect(cards_now).toBe(3)
    expect(tomorrow).toEqual({ cards: 0, minutes: 0, is_day_off: false })
  })

  test('counts tomorrow the cards that come back', async () => {
    await take(reader, budget.quizId, 'BBBB')
    app.pass(86_400_000)
    const { items } = await queue(reader)
    await reviewed(reader, ...items.map(({ card }) => ({ card_id: card.card_id, grade: 3 })))
    app.pass(3_600_000)
    await reviewed(reader, ...items.map(({ card }) => ({ card_id: card.card_id, grade: 2 })))
    const { tomorrow } = await today(reader)
    app.pass(86_400_000)
    expect((await queue(reader)).today).toMatchObject({ items: tomorrow.cards, minutes: tomorrow.minutes })
  })

  test('has nothing after the examination but what can be read', async () => {
    await take(reader, budget.quizId, 'BBBB')
    await plan(reader, { exam_date: '2026-01-16' })
    app.pass(2 * 86_400_000)
    expect(await today(reader)).toMatchObject({ cards_now: 0, exam: null, tomorrow: { cards: 0 } })
    expect(await steps(reader)).toEqual(['read Budget: 8', 'read Court: 8', 'quiz Court: 4'])
  })
})

describe('the study session of a free member', () => {
  test('has cards, articles and the three questions of the day, and nothing of Pro', async () => {
    const free = await app.person()
    expect(await steps(free)).toEqual(['read Budget: 8', 'read Court: 8', '3 questions: 3'])
    await addTerms(free, budget)
    expect((await today(free)).steps.map(({ kind }) => kind)).toEqual(['review', 'read', 'read', 'questions'])
    const { questions } = (await app.call(dailyQuestions.today, { as: free })).json().data
    const answers = questions.map((asked: { question_id: string }) => ({ questionId: asked.question_id, selectedOption: 'A' }))
    await app.call(dailyQuestions.answer, { as: free, body: { publication_date: DAY, answers } })
    expect(await steps(free)).toContain('3 questions: 3, done')
    app.pass(86_400_000)
    expect((await today(free)).steps.map(({ kind }) => kind)).not.toContain('questions')
  })

  test('begins with the questions, after the cards, where the study plan says so', async () => {
    const free = await app.person()
    await plan(free, { begin_with: 'questions' })
    expect(await steps(free)).toEqual(['3 questions: 3', 'read Budget: 8', 'read Court: 8'])
  })
})

describe('a skipped step', () => {
  const step = () => `read:${budget.articleId}`

  test('is skipped on my other devices too, until I take it back, and only for me', async () => {
    const other = await app.person('pro')
    for (let twice = 0; twice < 2; twice++) await skip(reader, { day: DAY, step: step(), skipped: true })
    expect((await steps(await app.again(reader)))[0]).toBe('read Budget: 8, skipped')
    expect((await steps(other))[0]).toBe('read Budget: 8')
    await skip(reader, { day: DAY, step: 'review', skipped: true })
    await skip(reader, { day: DAY, step: step(), skipped: false })
    expect((await steps(reader))[0]).toBe('read Budget: 8')
  })

  test('is done once I do it', async () => {
    await skip(reader, { day: DAY, step: step(), skipped: true })
    await finish(reader, budget.articleId)
    expect((await steps(reader))[0]).toBe('read Budget: 8, done')
  })

  test('is offered again tomorrow, also when the message comes late', async () => {
    await skip(reader, { day: DAY, step: step(), skipped: true })
    app.pass(86_400_000)
    expect((await steps(reader))[0]).toBe('read Budget: 8')
    await skip(reader, { day: DAY, step: step(), skipped: true })
    expect((await steps(reader))[0]).toBe('read Budget: 8')
  })

  test.each([
    [{ day: DAY, step: 'Read this', skipped: true }, 'step must be the name of a step'],
    [{ day: DAY, step: 'review' }, 'skipped must be true or false'],
    [{ day: 'today', step: 'review', skipped: true }, 'The date must be a valid day, written YYYY-MM-DD'],
  ])('%j is refused', async (body, message) => {
    expect((await skip(reader, body)).json().details[0].message).toBe(message)
  })
})
