import type { Page } from '@playwright/test'
import { type AttemptSummary, QUIZ_RESERVED } from '#contract/practice/quizzes.ts'
import type { Article } from '#contract/reading/articles.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import { chooseInMenu } from '#tests/support/browser/menu.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const NOWHERE = '0198c0de-0000-7000-8000-000000000000'
const SUBMIT = '**/api/quiz-history/submit'
const OPTIONS = { A: 'Wrong one', B: 'Right one', C: 'Wrong too', D: 'None of these' }

let quizzes = 0

interface PublishedQuiz {
  article: string
  articleId: string
  title: string
  quizId: string
}

/** A new article with a quiz in which B is always correct, because the tests of a worker share one Pro reader and the attempts. */
async function aQuiz(library: Library, server: E2eServer, reader: Person): Promise<PublishedQuiz> {
  const article = `Lake number ${++quizzes}`
  const title = `Quiz on lake ${quizzes}`
  const prelims_quiz = ['Where', 'When', 'Why'].map((word) => ({
    question_text: `${word} is ${article}? Consider:\\n1. It is wet.\\n2. It is deep.\\nWhich is correct?`,
    options: OPTIONS,
    correct_option: 'B',
    explanation: `${word} explained.`,
  }))
  const parts = { quiz_title: title, potential_questions: { prelims_quiz } }
  const [articleId = ''] = await library.publish(library.aFreeDay(), [anArticle(article, parts)])
  const read = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as: reader })
  return { article, articleId, title, quizId: read.data.potential_questions?.quiz_id ?? '' }
}

const question = (page: Page, place: number) => page.getByRole('heading', { level: 2, name: `Question ${place} of 3` })
const option = (page: Page, name: string) => page.getByRole('radio', { name })
const chosen = (page: Page) => page.getByRole('radiogroup').getByRole('radio', { checked: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const result = (page: Page) => page.getByRole('region', { name: 'Your result' })

async function answerAll(page: Page, ...choices: string[]) {
  for (const [index, choice] of choices.entries()) {
    await expect(question(page, index + 1)).toBeVisible()
    await option(page, choice).check()
    await page.getByRole('button', { name: index === choices.length - 1 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(result(page)).toBeVisible()
}

async function attemptsAt({ title }: PublishedQuiz, as: Person, server: E2eServer) {
  const { data } = await server.call<{ data: AttemptSummary[] }>('GET', '/api/quiz-history/history', { as })
  return data.filter((attempt) => attempt.quiz.title === title)
}

test('I go from an article to its quiz, the results, the history and the review of each answer', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/article/${quiz.articleId}`, { as: reader })
  await page.getByRole('link', { name: 'Test Your Understanding' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz.quizId}`)
  await expect(heading(page, quiz.title)).toBeFocused()

  await expect(next(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByText('It is wet.', { exact: true })).toBeVisible()
  await option(page, 'Right one').check()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 answered')
  await next(page).click()
  await expect(question(page, 2)).toBeFocused()
  await option(page, 'Wrong one').check()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(option(page, 'Right one')).toBeChecked()
  await next(page).click()
  await expect(option(page, 'Wrong one')).toBeChecked()
  await next(page).click()
  await option(page, 'Right one').check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()

  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await expect(result(page)).toContainText('67%')
  await expect(result(page)).toContainText('2 of 3 correct')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  const review = page
    .getByRole('region', { name: 'Question by question' })
    .getByRole('listitem')
    .filter({ hasText: 'Question 2' })
  await expect(review).toContainText('Incorrect')
  await expect(review.getByRole('listitem').filter({ hasText: 'Wrong one' })).toContainText('Your answer')
  await expect(review.getByRole('listitem').filter({ hasText: 'Right one' })).toContainText('Correct answer')
  await expect(review).toContainText('When explained.')

  await page.getByRole('link', { name: 'View History' }).click()
  await expect(heading(page, 'Quiz History')).toBeFocused()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: quiz.title }) })
  await expect(row).toContainText(quiz.article)
  await expect(row).toContainText('67%')
  await row.getByRole('link', { name: quiz.title }).click()
  await expect(heading(page, quiz.title)).toBeFocused()
  await expect(page.getByText('2 of 3 correct')).toBeVisible()
  await expect(page.getByText('Your answer')).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Article' }).click()
  await expect(page).toHaveURL(`/article/${quiz.articleId}`)
})

test('the history and each attempt in it lead on: to the review, and to a test of what was wrong', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aNewProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await answerAll(page, 'Wrong one', 'Wrong too', 'Wrong one')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await answerAll(page, 'Wrong one', 'Wrong too', 'Wrong one')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('link', { name: 'View History' }).click()
  const steps = page.getByRole('navigation', { name: 'What to do next' })
  await expect(steps.getByRole('link', { name: 'Review 3 cards' })).toHaveAttribute('href', '/review')
  await page.getByRole('link', { name: quiz.title }).first().click()
  await expect(page.getByRole('region', { name: 'What to do next' }).getByText('3 cards added to the review')).toBeVisible()
  await page.goBack()
  await steps.getByRole('link', { name: 'Test what you got wrong' }).click()
  await expect(page).toHaveURL(/\/mock-tests\?.*answered=wrong/)
})

test('by keyboard alone, letters and numbers choose an option and Enter continues', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await expect(question(page, 1)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('e')
  await page.keyboard.press('5')
  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(option(page, 'Wrong one')).toBeChecked()
  await page.keyboard.press('b')
  await expect(option(page, 'Right one')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question(page, 2)).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(question(page, 3)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Right one')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await expect(result(page)).toContainText('100%')
})

test('shortcuts can be turned off, and stay off', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck()
  await page.keyboard.press('b')
  await page.reload()
  await expect(question(page, 1)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Use keyboard shortcuts' })).not.toBeChecked()
  await page.keyboard.press('b')
  await expect(chosen(page)).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }), 'a phone has no room for it').toBeHidden()
})

for (const [what, fail] of [
  ['the network is away', (page: Page) => page.route(SUBMIT, (route) => route.abort())],
  ['the server is overloaded', (page: Page) => page.route(SUBMIT, (route) => route.fulfill({ status: 503, body: 'Busy' }))],
] as const)
  test(`while ${what} I see my results, and the attempt is saved later, once`, async ({
    open,
    people,
    library,
    server,
    mishaps,
  }) => {
    mishaps.expect(/(ERR_FAILED|status of 503).*quiz-history\/submit/)
    const reader = await people.aProReader()
    const quiz = await aQuiz(library, server, reader)
    const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
    await fail(page)
    await answerAll(page, 'Right one', 'Right one', 'Wrong one')
    await expect(result(page)).toContainText('67%')
    await expect(page.getByText('Not saved yet. It will be sent when you’re back online.')).toBeVisible()
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    expect(await attemptsAt(quiz, reader, server)).toEqual([])

    await page.goto('/quiz-history')
    const waiting = page.getByRole('region', { name: 'On this device, not sent yet' })
    await expect(waiting).toContainText(quiz.title)
    await page.unroute(SUBMIT)
    await page.goto('/dashboard')
    await expect.poll(() => attemptsAt(quiz, reader, server)).toHaveLength(1)
    await page.goto('/quiz-history')
    await expect(page.getByRole('link', { name: quiz.title })).toHaveCount(1)
    await expect(waiting).toBeHidden()
    expect((await attemptsAt(quiz, reader, server))[0]).toMatchObject({ score: 2, totalQuestions: 3 })
  })

test('a lost reply does not create a second attempt', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*quiz-history\/submit/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await page.route(SUBMIT, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.unroute(SUBMIT)
  await page.getByRole('button', { name: 'Save now' }).click()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  expect(await attemptsAt(quiz, reader, server)).toHaveLength(1)
})

test('when the connection is back, the attempt is sent automatically', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/quiz-history\/submit/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await expect(question(page, 1)).toBeVisible()
  mishaps.allowOffline()
  await page.context().setOffline(true)
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save now' })).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('link', { name: 'View All Results' }).click()
  await expect(page).toHaveURL(/\/quiz-history\/[0-9a-f-]{36}$/)
})

test('an attempt that the server rejects for good is dropped with a message', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 422/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  const error = 'This question does not belong to the quiz'
  await page.route(SUBMIT, (route) => route.fulfill({ status: 422, json: { success: false, error, code: 'invalid' } }))
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(page.getByRole('main').getByText(`This attempt could not be saved: ${error}`)).toBeVisible()
  await expect(page.getByText(error)).toHaveCount(1)
  await page.getByRole('link', { name: 'View History' }).click()
  await expect(heading(page, 'Quiz History')).toBeVisible()
  await expect(page.getByText('On this device, not sent yet')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own/')))).toEqual([])
})

test('when my session expires, the attempt is saved after I sign in again', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 401/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await expect(question(page, 1)).toBeVisible()
  // Other requests of the page would detect the expired session before the attempt is submitted.
  await page.waitForLoadState('networkidle')
  await server.call('POST', '/api/auth/logout', { as: reader })
  for (const place of [1, 2, 3]) {
    await expect(question(page, place)).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(reader.email)
  await page.getByLabel('Password', { exact: true }).fill(reader.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  const back = await people.aProReader()
  await expect.poll(() => attemptsAt(quiz, back, server)).toHaveLength(1)
})

test('signing out deletes an unsent attempt', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await page.route(SUBMIT, (route) => route.abort())
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await option(page, 'Wrong one').check()
  const own = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own/')).length)
  expect(await own()).toBe(2)
  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await own()).toBe(0)
})

test('a retake starts over and counts as a second attempt', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await answerAll(page, 'Wrong one', 'Wrong one', 'Wrong one')
  await expect(result(page)).toContainText('0%')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('button', { name: 'Retake Quiz' }).click()
  await expect(question(page, 1)).toBeFocused()
  await expect(chosen(page)).toHaveCount(0)
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(result(page)).toContainText('100%')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  expect((await attemptsAt(quiz, reader, server)).map(({ percentage }) => percentage)).toEqual([100, 0])
})

test('from the result I retry only the wrong ones, until all are correct; my result stays', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await answerAll(page, 'Right one', 'Wrong one', 'Wrong one')
  await expect(page.getByText('2 cards added to the review')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Review now \(\d+ min\)$/ })).toHaveAttribute('href', '/review')
  await page.getByRole('button', { name: 'Retry the wrong ones' }).click()
  const place = (number: number, of: number) => page.getByRole('heading', { level: 2, name: `Question ${number} of ${of}` })
  await expect(place(1, 2)).toBeFocused()
  await expect(page.getByRole('main')).toContainText('When is')
  await option(page, 'Right one').check()
  await next(page).click()
  await option(page, 'Wrong too').check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByRole('heading', { name: '1 of 2 correct this time' })).toBeFocused()

  await page.getByRole('button', { name: 'Retry the wrong ones' }).click()
  await expect(place(1, 1)).toBeFocused()
  await option(page, 'Right one').check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'All correct this time' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to your result' }).click()
  await expect(result(page)).toContainText('33%')
  expect(await attemptsAt(quiz, reader, server)).toHaveLength(1)
})

test('the result has one way to the history, and leads to each answer before it is saved', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED.*quiz-history\/submit/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await page.route(SUBMIT, (route) => route.abort())
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry the wrong ones' })).toBeHidden()
  await expect(page.getByRole('main').locator('a[href="/quiz-history"]')).toHaveText(['View History'])
  await page.getByRole('link', { name: 'View All Results' }).click()
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeInViewport()
})

/** As long as the median question of the library: five lines and options of one line each. */
const MEDIAN = {
  question_text:
    'With reference to the mission, consider the following statements:\n1. Its two satellites were launched together on a single rocket.\n2. The docking took place in geostationary orbit above India.\n3. The docking mechanism is of the same design on both satellites.\nWhich of the statements given above are correct?',
  options: { A: '1 and 2 only', B: '2 and 3 only', C: '1, 2 and 3', D: '1 and 3 only' },
  correct_option: 'D',
  explanation: 'They are alike.',
}

test('on a phone a question, its four options and Next are in sight together, and nothing else', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  const parts = { quiz_title: 'Docking in space', potential_questions: { prelims_quiz: [MEDIAN, MEDIAN] } }
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Two satellites meet', parts)])
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${id}`, { as: reader })
  const page = await open(`/quiz/${data.potential_questions?.quiz_id}`, {
    as: reader,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await expect(page.getByText('With reference to the mission')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
  const nextAt = (await next(page).boundingBox())?.y ?? 0
  for (const name of Object.values(MEDIAN.options)) {
    const label = page.locator('label').filter({ has: page.getByRole('radio', { name, exact: false }) })
    const box = await label.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(nextAt)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  // What is loaded after the page must not cover Next.
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: '1 and 2 only' }).check()
  await next(page).tap()
  await expect(page.getByRole('heading', { level: 2, name: 'Question 2 of 2' })).toBeFocused()
})

test('“Back to Article” leads to the place where I opened the quiz', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/article/${quiz.articleId}`, { as: reader, viewport: { width: 360, height: 500 } })
  await page.getByRole('link', { name: 'Test Your Understanding' }).click()
  await expect(question(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Article' }).click()
  await expect(page).toHaveURL(`/article/${quiz.articleId}`)
  await expect(page.getByRole('link', { name: 'Test Your Understanding' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('I leave in the middle and resume at the same question; the time away does not count', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader, withClock: true })
  await expect(question(page, 1)).toBeVisible()
  await page.clock.fastForward(60_000)
  await option(page, 'Right one').check()
  await next(page).click()
  await page.getByRole('link', { name: 'Back to Article' }).click()
  await expect(heading(page, quiz.article)).toBeVisible()
  await page.clock.fastForward(3_600_000)
  await page.getByRole('link', { name: 'Test Your Understanding' }).click()
  await expect(page.getByText('1 of 3 answered, 1 hour ago.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume where you left off' }).click()
  await expect(question(page, 2)).toBeFocused()
  await page.clock.fastForward(30_000)
  for (const place of [2, 3]) {
    await expect(question(page, place)).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
  }
  await expect(result(page)).toContainText('100%')
  await expect.poll(async () => (await attemptsAt(quiz, reader, server))[0]?.timeTakenSeconds).toBeGreaterThanOrEqual(90)
  expect((await attemptsAt(quiz, reader, server))[0]?.timeTakenSeconds).toBeLessThan(120)
  await page.goto(`/quiz/${quiz.quizId}`)
  await expect(question(page, 1)).toBeVisible()
})

test('an unfinished attempt can be started over, and is deleted after a week', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await option(page, 'Right one').check()
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(chosen(page)).toHaveCount(0)
  await page.reload()
  await expect(question(page, 1)).toBeVisible()

  await option(page, 'Right one').check()
  const remembers = await page.evaluate(() => ({ ...localStorage }))
  const later = await open('/settings', { as: reader, remembers, withClock: true })
  await later.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await later.goto(`/quiz/${quiz.quizId}`)
  await expect(question(later, 1)).toBeVisible()
})

test('a quiz without questions says that it is under construction', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/article/${quiz.articleId}`, { as: reader })
  await page.route(`**/api/quizzes/${quiz.quizId}`, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, quiz_questions: [] } } })
  })
  await page.getByRole('link', { name: 'Test Your Understanding' }).click()
  await expect(page.getByText('Quiz Under Construction')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Article' }).click()
  await expect(heading(page, quiz.article)).toBeVisible()
})

test('without Pro each page says what is needed', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/status of 403/)
  const quiz = await aQuiz(library, server, await people.aProReader())
  for (const person of [await people.aFreeReader(), await people.aTester()]) {
    const page = await open(`/article/${quiz.articleId}`, { as: person })
    await expect(heading(page, quiz.article)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Test Your Understanding' })).toBeHidden()
    for (const [path, sentence] of [
      [`/quiz/${quiz.quizId}`, 'Pro access required to take quizzes'],
      ['/quiz-history', 'Pro access required to view quiz history'],
      [`/quiz-history/${NOWHERE}`, 'Pro access required to view quiz details'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    }
    await page.getByRole('link', { name: 'Back to Quiz History' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Practise' }).click()
    await expect(page).toHaveURL('/practise')
  }
})

test('unknown quizzes and attempts say so', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 4\d\d/)
  const page = await open('/dashboard', { as: await people.aProReader() })
  for (const id of [NOWHERE, 'not-an-id']) {
    await page.goto(`/quiz/${id}`)
    await expect(page.getByText('Quiz not found or not accessible')).toBeVisible()
    await page.goto(`/quiz-history/${id}`)
    await expect(page.getByText('Quiz attempt not found')).toBeVisible()
  }
})

test('admins can take quizzes, and nobody sees another person’s attempt', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/status of 404/)
  const admin = await people.anAdmin()
  const quiz = await aQuiz(library, server, admin)
  const page = await open(`/quiz/${quiz.quizId}`, { as: admin })
  await answerAll(page, 'Right one', 'Right one', 'Right one')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('link', { name: 'View All Results' }).click()
  // The results have the same text, so the URL shows that the attempt is open.
  await page.waitForURL('**/quiz-history/*')
  await expect(page.getByText('3 of 3 correct')).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: 'Retake Quiz' }).click()
  await expect(question(page, 1)).toBeVisible()

  const other = await open(pathname, { as: await people.aProReader() })
  await expect(other.getByText('Quiz attempt not found')).toBeVisible()
})

test('when the server is unavailable I can retry, and the quiz does not count as missing', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open('/settings', { as: reader })
  for (const [path, sentence, shown] of [
    [`/quiz/${quiz.quizId}`, 'Failed to load quiz', quiz.title],
    ['/quiz-history', 'Failed to fetch quiz history', 'Quiz History'],
  ] as const) {
    await page.route('**/api/quiz*/**', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/api/quiz*/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, shown)).toBeVisible()
    await expect(page.getByText(sentence)).toBeHidden()
  }
})

test('a long history loads older attempts', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const read = await server.call<{ data: Article }>('GET', `/api/articles/${quiz.articleId}`, { as: reader })
  const [first] = read.data.potential_questions?.prelims_quiz ?? []
  for (let attempt = 0; attempt < 51; attempt++)
    await server.call('POST', '/api/quiz-history/submit', {
      as: reader,
      body: {
        quizId: quiz.quizId,
        answers: [{ questionId: first?.question_id, selectedOption: 'B' }],
        timeTakenSeconds: attempt,
      },
    })
  const page = await open('/quiz-history', { as: reader })
  const rows = page.getByRole('link', { name: quiz.title, exact: true })
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Load older' }).click()
  await expect(rows).toHaveCount(51)
})

test('an empty history says where to find quizzes', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aProReader() })
  await page.route('**/api/quiz-history/history**', (route) =>
    route.fulfill({ json: { success: true, data: [], next_before: null } }),
  )
  await chooseInMenu(page, 'Quiz History')
  await expect(page.getByText('No quizzes taken yet')).toBeVisible()
  await page.getByRole('link', { name: 'Find an article' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a guest is asked to sign in first', async ({ open }) => {
  for (const path of [`/quiz/${NOWHERE}`, '/quiz-history', `/quiz-history/${NOWHERE}`])
    await expect(await open(path)).toHaveURL('/login')
})

test('a quiz that is on hold for a mock test says until when, and leads to the mock tests', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 409/)
  const reader = await people.aProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open('/quiz-history', { as: reader })
  await page.route('**/api/quizzes/*', (route) => route.fulfill({ status: 409, json: { success: false, error: QUIZ_RESERVED } }))
  await page.goto(`/quiz/${quiz.quizId}`)
  await expect(page.getByText(QUIZ_RESERVED)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'See the mock tests' }).click()
  await expect(page).toHaveURL('/mock-tests')
})

test('an attempt that has to wait for a mock test says so, and is sent when the server takes it', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 429/)
  const reader = await people.aNewProReader()
  const quiz = await aQuiz(library, server, reader)
  const page = await open(`/quiz/${quiz.quizId}`, { as: reader })
  await page.route(SUBMIT, (route) => route.fulfill({ status: 429, json: { success: false, error: QUIZ_RESERVED } }))
  await answerAll(page, 'Right one', 'Right one', 'Wrong one')
  await expect(result(page)).toContainText('Not saved yet. It will be sent when the results of the mock test')
  await expect(result(page).getByRole('link', { name: 'Back to Article' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Retry the wrong ones|Retake Quiz/ })).toHaveCount(0)
  await expect(result(page)).not.toContainText('online')
  await page.getByRole('link', { name: 'View History' }).click()
  await expect(page.getByRole('region', { name: 'On this device, not sent yet' })).toContainText(
    'Sent when the results of the mock test are out.',
  )
  await expect(page.getByRole('button', { name: 'Save now' })).toBeHidden()
  await page.unroute(SUBMIT)
  await page.reload()
  await expect(page.getByRole('link', { name: quiz.title })).toBeVisible()
  await expect(page.getByText('On this device, not sent yet')).toBeHidden()
  expect(await attemptsAt(quiz, reader, server)).toHaveLength(1)
})
