import type { Page } from '@playwright/test'
import { aForum } from '#tests/support/browser/forums.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Report/ })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Delete post' })
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const report = (server: E2eServer, as: Person, postId: string, body: object = { reason: 'spam' }) =>
  server.call('POST', `/api/community/posts/${postId}/report`, { as, body })

test('a member reports a post, an admin hides it and resolves the report, and members no longer see its text', async ({
  open,
  people,
  server,
}) => {
  const [admin, tester, pro] = [await people.anAdmin(), await people.aTester(), await people.aProReader()]
  const forum = await aForum(server, people, 'Ethics')
  await forum.post(tester, 'Buy my notes for ₹999')
  const member = await open(forum.path, { as: pro })
  const post = member.getByRole('article', { name: /Post by tester/ })
  await post.getByRole('button', { name: /^More about/ }).click()
  await post.getByRole('button', { name: 'Report' }).click()
  await member.getByRole('radio', { name: 'Spam or advertising' }).check()
  await member
    .getByRole('button', { name: /report/i })
    .last()
    .click()
  await expect(member.getByRole('dialog')).toBeHidden()

  const page = await open('/admin/dashboard', { as: admin })
  await page.getByRole('tab', { name: 'Content Reports' }).click()
  await expect(heading(page, 'Content Reports')).toBeVisible()
  await rowOf(page, 'for ₹999')
    .getByRole('button', { name: /^Review/ })
    .click()
  await expect(dialog(page)).toContainText('Reported by pro')
  await dialog(page).getByRole('button', { name: 'Hide post' }).click()
  await expect(dialog(page).getByText('Hidden', { exact: true })).toBeVisible()
  await dialog(page).getByLabel('Notes (optional)').fill('Told them once.')
  await dialog(page).getByRole('button', { name: 'Resolve' }).click()
  await expect(dialog(page).getByText('Resolved by reader_admin')).toBeVisible()
  await expect(dialog(page).getByText('Told them once.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'for ₹999')).toContainText('Resolved')
  await expect(rowOf(page, 'for ₹999').getByRole('button', { name: /^Review/ })).toBeFocused()

  await member.reload()
  await expect(post).toContainText('[hidden by a moderator]')
  await expect(post).not.toContainText('Buy my notes')
  await expect(post.getByRole('button', { name: 'Like' })).toBeHidden()
  const author = await open(forum.path, { as: tester })
  await expect(author.getByRole('article', { name: /Post by tester/ })).toContainText('Buy my notes')
  await expect(author.getByText('Hidden by a moderator')).toBeVisible()

  await page.goto('/admin/dashboard?tab=audit')
  await expect(page.getByRole('list', { name: 'Actions, latest first' })).toContainText('Hid a post')
  await expect(page.getByRole('listitem').filter({ hasText: 'Resolved a report' }).first()).toContainText('Told them once.')
})

test('an admin goes through reports and decides by keyboard alone', async ({ open, people, server }) => {
  const [admin, tester, pro] = [await people.anAdmin(), await people.aTester(), await people.aProReader()]
  const forum = await aForum(server, people)
  for (const words of ['Key one', 'Key two', 'Key three'])
    await report(server, tester, (await forum.post(pro, words)).post_id, { reason: 'off_topic' })
  const page = await open('/admin/reports', { as: admin })
  await expect(rowOf(page, 'Key three')).toBeVisible()
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Key three').getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Key three')
  await page.keyboard.press('n')
  await page.keyboard.type('red hen')
  await expect(dialog(page).getByLabel('Notes (optional)')).toHaveValue('red hen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('d')
  await expect(dialog(page).getByText(/^Dismissed by/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Next pending' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(dialog(page)).toContainText('Key two')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('Key one')
  await page.keyboard.press('e')
  await expect(dialog(page).getByText(/^Resolved by/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(dialog(page)).toContainText('Key two')
  await page.keyboard.press('h')
  await expect(dialog(page).getByText('Hidden', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await rowOf(page, 'Key two').getByRole('button').click()
  await expect(dialog(page)).toContainText('Pending')
  await page.keyboard.press('r')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toContainText('Key three')
  const { data } = await server.call<{ data: { status: string; forum_posts: { content: string } }[] }>(
    'GET',
    '/api/admin/community/reports?status=pending',
    { as: admin },
  )
  expect(data.map(({ forum_posts }) => forum_posts.content)).toContain('Key two')
})

test('a report that is gone leads to the next one', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 404/)
  const [admin, tester, pro] = [await people.anAdmin(), await people.aTester(), await people.aProReader()]
  const forum = await aForum(server, people)
  await report(server, tester, (await forum.post(pro, 'Still there')).post_id)
  const page = await open('/admin/reports?report=01900000-0000-7000-8000-000000000000', { as: admin })
  await expect(dialog(page)).toContainText('Report not found')
  await dialog(page).getByRole('button', { name: 'Next pending' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Resolve' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Review next report' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Resolve' })).toBeVisible()
})

test('when another admin was faster I see what they decided', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 409/)
  const [admin, tester, pro] = [await people.anAdmin(), await people.aTester(), await people.aProReader()]
  const forum = await aForum(server, people)
  await report(server, tester, (await forum.post(pro, 'Seen by two')).post_id)
  const page = await open('/admin/reports', { as: admin })
  await rowOf(page, 'Seen by two').getByRole('button').click()
  await expect(dialog(page).getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const { data } = await server.call<{ data: { report_id: string }[] }>('GET', '/api/admin/community/reports', { as: admin })
  const [latest] = data
  await server.call('PATCH', `/api/admin/community/reports/${latest?.report_id}`, { as: admin, body: { status: 'reviewed' } })
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('This report has already been reviewed', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText(/^Reviewed by/)).toBeVisible()
})

test('I see all reports of a post and can resolve them together; deleting the post asks for confirmation', async ({
  open,
  people,
  server,
}) => {
  const [admin, tester, pro] = [await people.anAdmin(), await people.aTester(), await people.aProReader()]
  const forum = await aForum(server, people)
  const { post_id } = await forum.post(pro, 'Reported twice')
  await report(server, tester, post_id)
  await report(server, admin, post_id, { reason: 'other', description: 'I think so too' })
  const page = await open('/admin/reports', { as: admin })
  await expect(rowOf(page, 'Reported twice').first()).toContainText('and 1 other report')
  await rowOf(page, 'Reported twice').first().getByRole('button').click()
  await expect(dialog(page).getByRole('heading', { name: 'One other report of this post' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete post…' }).click()
  await expect(confirmation(page)).toContainText('Are you sure you want to delete this post?')
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /^Apply to the other pending report/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Mark Reviewed' }).click()
  await expect(dialog(page).getByText(/^Reviewed by/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete post…' }).click()
  await confirmation(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog(page).getByText('Deleted', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const row of await rowOf(page, 'Reported twice').all()) await expect(row).toContainText('Reviewed')
})

test('a list that cannot be loaded says so once, and loads with its figures on the next try', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 503/)
  let isDown = true
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await page.route('**/api/admin/community/reports**', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { success: false, error: 'The service is busy.', code: 'unavailable' } })
      : route.fallback(),
  )
  await page.getByRole('tab', { name: 'Content Reports' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Reports did not load.*The service is busy\./, { timeout: 20_000 })
  await expect(page.getByText(/did not load|could not update/)).toHaveCount(1)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/did not load|could not update/)).toBeHidden()
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible()
})
