import type { Page } from '@playwright/test'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { anArticleThatAsks, writerOf } from '#tests/support/browser/written-answers.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

test('an answer that I went on with on another device is shown here, and not overwritten', async ({
  open,
  people,
  library,
  server,
}) => {
  const as = await people.aNewProReader()
  const articleId = await anArticleThatAsks(library, library.aFreeDay(), 'Discuss the Tenth Schedule.')
  const { deskPath } = await writerOf(server, as, articleId)
  const first = await open(deskPath, { as, withClock: true })
  await field(first).fill('Begun here.')
  await first.clock.fastForward(2000)
  await saved(first)

  const other = await open(deskPath, { as })
  await expect(field(other)).toHaveValue('Begun here.')
  await field(other).fill('Begun here. Continued there.')
  await saved(other)

  await hideTab(first)
  await first.clock.fastForward(60_000)
  await showTab(first)
  await expect(field(first)).toHaveValue('Begun here. Continued there.')
  await hideTab(first)
  await other.reload()
  await expect(field(other)).toHaveValue('Begun here. Continued there.')
})

test('a study plan saves what I chose here, and keeps what I chose on another device', async ({ open, people, server }) => {
  const as = await people.aFreeReader()
  const read = async () => (await server.call<{ data: object }>('GET', '/api/user/study-plan', { as })).data
  const page = await open('/settings/study-plan', { as })
  const plan = page.getByRole('region', { name: 'Exam and daily goal' })
  await plan.getByLabel('Start the day with').selectOption('questions')
  await server.call('PUT', '/api/user/study-plan', { as, body: { exam: 'mains', exam_year: 2027 } })
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Study plan saved').first()).toBeVisible()
  expect(await read()).toMatchObject({ exam: 'mains', exam_year: 2027, begin_with: 'questions' })
  await expect(plan.getByLabel('Examination')).toHaveValue('mains')
})
