import type { Page } from '@playwright/test'
import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const repeat = (page: Page) => page.getByRole('region', { name: 'Do next' })
const byDay = (page: Page) => page.getByRole('region', { name: 'Quizzes by day' })

/** The last attempts of the person: the tests of a worker share one Pro reader, so the page is told. */
async function seesAttempts(page: Page, attempts: object) {
  await page.route('**/api/progress/today', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...attempts } } })
  })
  await page.goto('/practise')
}

async function newestDay(server: E2eServer, as: Person) {
  const { data } = await server.call<{ data: DailyEntry[] }>('GET', '/api/entries', { as })
  const day = data.find(({ articles }) => articles.some(({ quiz_id }) => quiz_id))
  const quizzes = day?.articles.flatMap(({ quiz_id, title }) => (quiz_id ? [{ quiz_id, title }] : [])) ?? []
  return { quizzes, first: quizzes[0] ?? { quiz_id: '', title: '' } }
}

test('before my first quiz I am led to the newest one, and each day says what is open', async ({ open, people, server }) => {
  const reader = await people.aProReader()
  const { quizzes, first } = await newestDay(server, reader)
  const page = await open('/bookmarks', { as: reader })
  await seesAttempts(page, { quizzes_taken: [], waiting: { wrong_answers: null, answers: [] } })
  await expect(byDay(page).getByRole('listitem').first()).toContainText(
    quizzes.length === 1 ? '1 quiz not taken' : `${quizzes.length} quizzes not taken`,
  )
  await expect(byDay(page).getByRole('link', { name: first.title })).toContainText('Not taken')
  await expect(page.getByRole('link', { name: /^Quiz History/ })).toContainText('after your first quiz')
  await repeat(page).getByRole('link', { name: 'Take the next quiz' }).click()
  await expect(page).toHaveURL(`/quiz/${first.quiz_id}`)
})

test('wrong answers wait for me, and a quiz that I took shows its result', async ({ open, people, server }) => {
  // Has no cards that are due.
  const reader = await people.aNewProReader()
  const { first } = await newestDay(server, reader)
  const page = await open('/bookmarks', { as: reader })
  const attempt_id = '0198c0de-0000-7000-8000-000000000000'
  await seesAttempts(page, {
    quizzes_taken: [{ quiz_id: first.quiz_id, score: 3, total_questions: 5 }],
    waiting: { wrong_answers: { attempt_id, title: 'Quiz on lakes', count: 2 }, answers: [] },
  })
  await expect(repeat(page)).toContainText('2 wrong answers in “Quiz on lakes”')
  await expect(repeat(page).getByRole('link')).toHaveAttribute('href', `/quiz-history/${attempt_id}`)
  // The first day with an open quiz is unfolded, which another test may have published.
  await expect(byDay(page).getByText('3 of 5 correct')).toBeAttached()
  await expect(page.getByRole('link', { name: /^Quiz History/ })).toContainText('1 quiz taken')
})

test('without Pro the questions of the day are there, and one button leads to Pro', async ({ open, people }) => {
  const page = await open('/practise', { as: await people.aFreeReader() })
  await expect(heading(page, 'Practise')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Three questions of the day' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscription')
  await expect(byDay(page)).toBeHidden()
})
