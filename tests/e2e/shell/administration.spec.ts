import { showHardFeedback } from '#tests/support/browser/feedback.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { openMenu } from '#tests/support/browser/menu.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const SECTIONS = [
  ['Overview', '/admin/dashboard?tab=overview'],
  ['Upload Content', '/admin/dashboard'],
  ['Manage Entries', '/admin/dashboard?tab=entries'],
  ['Translations', '/admin/dashboard?tab=translations'],
  ['Threads', '/admin/dashboard?tab=threads'],
  ['Examination dates', '/admin/dashboard?tab=exams'],
  ['Content Reports', '/admin/reports'],
  ['Community Analytics', '/admin/community'],
  ['Feedback', '/admin/feedback'],
  ['Users', '/admin/dashboard?tab=people'],
  ['System', '/admin/dashboard?tab=system'],
  ['Audit', '/admin/dashboard?tab=audit'],
  ['Failed jobs', '/admin/dashboard?tab=jobs'],
] as const

test('every section of the admin portal is one press away from every other, and so is the way back', async ({ open, people }) => {
  const page = await open('/admin/reports', { as: await people.anAdmin() })
  const sidebar = page.getByRole('navigation', { name: 'Administration' })
  for (const [name, address] of SECTIONS) {
    await sidebar.getByRole('tab', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page, name === 'Feedback' ? 'Manage Feedback' : name)).toBeVisible()
    await expect(sidebar.getByRole('tab', { selected: true })).toHaveText(name)
  }
  await sidebar.getByRole('link', { name: 'Back to User Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('on a phone the sections are in the menu', async ({ open, people }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin(), viewport: { width: 360, height: 740 } })
  await expect(heading(page, 'Upload Content')).toBeVisible()
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Content Reports' }).click()
  await expect(heading(page, 'Content Reports')).toBeVisible()
})

test('the overview begins with what waits', async ({ open, people }) => {
  const none = { total: 0, pending: 0, reviewed: 0, resolved: 0, dismissed: 0, today: 0, thisWeek: 0 }
  const page = await open('/dashboard', { as: await people.anAdmin() })
  await showHardFeedback(page)
  await page.route('**/reports/stats', (route) => route.fulfill({ json: { success: true, data: none } }))
  await page.goto('/admin/dashboard?tab=overview')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Feedback1 new' })).toBeVisible()
  const labels = (await lines.allTextContents()).map((text) => /^(Latest day|Content Reports|Feedback)/.exec(text)?.[0])
  expect(labels.filter(Boolean)).toEqual(['Feedback', 'Latest day', 'Content Reports'])
})

test('the overview lists the dates that have passed with nothing added since, and leads to the article', async ({
  open,
  people,
  library,
}) => {
  const watch = [{ date: '2020-06-30', text: 'The tables of the tides are due.' }]
  await library.publish(library.aFreeDay(), [anArticle('Tides to follow up', { watch })])
  const page = await open('/admin/dashboard?tab=overview', { as: await people.anAdmin() })
  const passed = page.getByRole('region', { name: 'Dates to follow up' }).getByRole('listitem')
  const line = passed.filter({ hasText: 'The tables of the tides are due.' })
  await expect(line).toContainText('Was expected by 30 June 2020')
  await line.getByRole('link', { name: 'Tides to follow up' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tides to follow up')
})
