import type { Page } from '@playwright/test'
import type { AdminFeedback, FeedbackDetail } from '#contract/site/feedback.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const view = (page: Page, text: string) => row(page, text).getByRole('button', { name: /^View/ })
const response = (page: Page) => page.getByRole('textbox', { name: 'Response' })
const statusIn = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Status' })
const update = (page: Page) => page.getByRole('button', { name: 'Update' })

let marks = 0
/** Feedback of a new reader with a word that no other feedback contains. */
async function aRemark(server: E2eServer, people: People) {
  const word = `remark${process.pid}x${++marks}`
  const as = await people.aFreeReader()
  const body = { subject: `Subject ${word}`, message: 'The message.' }
  const { data } = await server.call<{ data: FeedbackDetail }>('POST', '/api/feedback', { as, body })
  return { word, reader: as, sent: data }
}
const review = (server: E2eServer, as: Person, { feedback_id }: FeedbackDetail, body: object) =>
  server.call('PUT', `/api/admin/feedback/${feedback_id}`, { as, body })
const asStored = async (server: E2eServer, as: Person, word: string) =>
  (await server.call<{ data: AdminFeedback[] }>('GET', `/api/admin/feedback?q=${word}`, { as })).data[0]

test('an admin finds feedback, responds to it and sees the response', async ({ open, people, server }) => {
  const { word, reader, sent } = await aRemark(server, people)
  const admin = await people.anAdmin()
  const page = await open('/admin/dashboard', { as: admin })
  await page.getByRole('tab', { name: 'Feedback' }).click()
  await expect(heading(page, 'Manage Feedback')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(word)
  await expect(page.getByText('1 total')).toBeVisible()
  for (const fact of [sent.tracking_id, reader.email, 'Submitted', 'Pending']) await expect(row(page, word)).toContainText(fact)
  await expect(page).toHaveURL(`/admin/feedback?q=${word}`)

  await view(page, word).click()
  await expect(page.getByRole('dialog')).toContainText('The message.')
  await expect(update(page)).toBeDisabled()
  await statusIn(page).selectOption('Resolved')
  await response(page).fill('Thank you, it is fixed.')
  await update(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Feedback updated successfully')).toBeVisible()
  await expect(view(page, word), 'the focus is back in its row').toBeFocused()
  for (const fact of ['Resolved', 'Responded']) await expect(row(page, word)).toContainText(fact)
  await expect(page.getByText('Feedback updated successfully')).toBeHidden()

  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Submitted (0)' })
  await expect(page.getByText('No feedback found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No feedback found')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Resolved (1)' })
  await expect(row(page, word)).toBeVisible()
})

test('a response survives an accidental close, a reload and a failed save', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const { word } = await aRemark(server, people)
  const page = await open(`/admin/feedback?q=${word}`, { as: await people.anAdmin() })
  await view(page, word).click()
  await response(page).fill('A long answer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await view(page, word).click()
  await expect(response(page)).toHaveValue('A long answer')

  await page.route('**/api/admin/feedback/*', (route) => route.abort())
  await update(page).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await page.keyboard.press('Escape')
  await view(page, word).click()
  await expect(response(page)).toHaveValue('A long answer')
  await page.unroute('**/api/admin/feedback/*')
  await update(page).click()
  await expect(row(page, word)).toContainText('Responded')

  await view(page, word).click()
  await response(page).fill('Something else')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(response(page)).toHaveValue('A long answer')
})

test('the second of two admins sees the change of the first before overwriting it', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 409/)
  const { word, sent } = await aRemark(server, people)
  const admin = await people.anAdmin()
  const page = await open(`/admin/feedback?q=${word}`, { as: admin })
  await view(page, word).click()
  await response(page).fill('Mine')
  await review(server, admin, sent, { status: 'in_progress', admin_response: 'Theirs' })
  await update(page).click()
  const warning = page.getByRole('status').filter({ hasText: 'This feedback was changed by someone else' })
  await expect(warning).toContainText('Its status is now In Progress, and the response reads:')
  await expect(warning).toContainText('Theirs')
  await expect(update(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await update(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await asStored(server, admin, word)).toMatchObject({ status: 'submitted', admin_response: 'Mine' })

  await view(page, word).click()
  await statusIn(page).selectOption('Closed')
  await review(server, admin, sent, { status: 'received', admin_response: 'Theirs again' })
  await update(page).click()
  await page.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(statusIn(page)).toHaveValue('received')
  await expect(response(page)).toHaveValue('Theirs again')
})

test('deleting asks for confirmation and removes the feedback', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const { word } = await aRemark(server, people)
  const admin = await people.anAdmin()
  const page = await open(`/admin/feedback?q=${word}`, { as: admin })
  await row(page, word)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByText('Are you sure you want to delete this feedback? This action cannot be undone.')
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect(await asStored(server, admin, word)).toBeDefined()

  await view(page, word).click()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect(question).toBeVisible()
  await page.route('**/api/admin/feedback/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/admin/feedback/*')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Feedback deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('No feedback found')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 total' })).toBeFocused()
  expect(await asStored(server, admin, word)).toBeUndefined()
})

test('refreshing loads new feedback, or says that it failed', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 429/)
  const { word, reader } = await aRemark(server, people)
  const page = await open(`/admin/feedback?q=${word}`, { as: await people.anAdmin() })
  await expect(page.getByText('1 total')).toBeVisible()
  await server.call('POST', '/api/feedback', { as: reader, body: { subject: `Later ${word}`, message: 'Hello' } })
  const list = '**/api/admin/feedback?*'
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'Too many requests.', code: 'too_many_requests' } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Too many requests.', { exact: true })).toBeVisible()
  await expect(row(page, word)).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('2 total')).toBeVisible()
  await expect(row(page, 'Later')).toBeVisible()
})

test('on a narrow screen the table becomes cards with the same actions', async ({ open, people, server }) => {
  const { word, sent } = await aRemark(server, people)
  const page = await open(`/admin/feedback?q=${word}`, {
    as: await people.anAdmin(),
    viewport: { width: 360, height: 800 },
  })
  const card = page.getByRole('listitem').filter({ hasText: word })
  await expect(card).toContainText(sent.tracking_id)
  await expect(page.getByRole('table')).toBeHidden()
  await card.getByRole('button', { name: /^View/ }).click()
  await statusIn(page).selectOption('Received')
  await update(page).click()
  await expect(card).toContainText('Received')
})

test('the page is for admins only', async ({ open, people }) => {
  const page = await open('/admin/feedback', { as: await people.aProReader() })
  await expect(page).toHaveURL('/dashboard')
})
