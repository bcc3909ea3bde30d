import type { Page } from '@playwright/test'
import { reportMistake } from '#tests/support/browser/corrections.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { selectionTools, selectWords } from '#tests/support/browser/selection.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const PHONE = { width: 360, height: 740 }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a mistake' })
const wrong = (page: Page) => dialog(page).getByLabel('What is wrong?')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send report' }).click()
const card = (page: Page, title: string) => page.getByRole('article', { name: title })

test('I report a sentence on a phone, an admin answers, and I hear of it', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Comets')])
  const reader = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as: reader, viewport: PHONE })
  await page.waitForLoadState('networkidle')
  await selectWords(page, 'past', 'Comets came about')
  await selectionTools(page).getByRole('button', { name: 'Report a mistake' }).click()
  await expect(dialog(page).getByRole('blockquote')).toHaveText('Comets came about')
  await wrong(page).fill('No.')
  await send(page)
  await expect(dialog(page).getByRole('alert')).toHaveText('Please write at least 10 characters.')
  await wrong(page).fill('They came about much earlier.')
  await send(page)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('you are notified of the outcome').first()).toBeVisible()
  await page.goto('/feedback/my-feedback')
  await expect(page.getByRole('region', { name: 'Mistakes that you reported' })).toContainText('Open')

  const admin = await open('/admin/dashboard?tab=mistakes', { as: await people.anAdmin() })
  await expect(card(admin, 'Comets')).toContainText('They came about much earlier.')
  await expect(card(admin, 'Comets')).toContainText('Still in the text')
  await admin.keyboard.press('j')
  await expect(admin.locator('[data-mistake]').first()).toBeFocused()
  await card(admin, 'Comets').getByRole('link', { name: 'Edit the article' }).click()
  await expect(admin.getByRole('heading', { name: 'Edit an article' })).toBeVisible()
  await admin.goBack()
  await card(admin, 'Comets').getByLabel('Sentence to the reader').fill('Two books give this year.')
  await card(admin, 'Comets').getByRole('button', { name: 'No mistake' }).click()
  await expect(admin.getByText('The reader is notified.').first()).toBeVisible()
  await expect(card(admin, 'Comets')).toBeHidden()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const notice = page.getByRole('link', { name: /We checked your report: it is not a mistake/ })
  await expect(notice).toContainText('Comets: Two books give this year.')
  await notice.click()
  await expect(page).toHaveURL(`/article/${id}`)
  await page.goto('/feedback/my-feedback')
  await expect(page.getByRole('region', { name: 'Mistakes that you reported' })).toContainText('Two books give this year.')
})

test('who cannot select words reports the article; the text is kept when it is refused', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 429/)
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Meteors')])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Report a mistake' }).first().click()
  await expect(dialog(page)).toContainText('About the article as a whole.')
  await wrong(page).fill('The title has another name.')
  const refused = { success: false, error: 'You have reached the daily limit for reported mistakes. Please try again tomorrow.' }
  await page.route('**/api/articles/*/mistakes', (route) => route.fulfill({ status: 429, json: refused }))
  await send(page)
  await expect(dialog(page).getByRole('alert')).toContainText(refused.error)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Report a mistake' }).click()
  await expect(wrong(page)).toHaveValue('The title has another name.')
})

test('without a network my report waits, and is sent when the network is back', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Planets')])
  const as = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as })
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button', { name: 'Report a mistake' }).click()
  await wrong(page).fill('There are eight of them.')
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByText('kept on this device and sent when you are online').first()).toBeVisible()
  await page.context().setOffline(false)
  const mine = async () => (await server.call<{ data: { description: string }[] }>('GET', '/api/mistake-reports', { as })).data
  await expect.poll(mine).toMatchObject([{ description: 'There are eight of them.' }])
})

test('of two admins with the same report, the second is told that it is answered', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 409/)
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('Eclipses')])
  await reportMistake(server, await people.aFreeReader(), id, 'They are shorter.')
  const admins = [await people.anAdmin(), await people.anAdmin()]
  const [one, two] = await Promise.all(admins.map((as) => open('/admin/dashboard?tab=mistakes', { as })))
  for (const page of [one, two]) await expect(card(page as Page, 'Eclipses')).toBeVisible()
  await expect(card(one as Page, 'Eclipses').getByRole('button', { name: 'Corrected' })).toBeDisabled()
  await expect(card(one as Page, 'Eclipses')).toContainText('can be chosen once the article has a correction')
  await card(one as Page, 'Eclipses')
    .getByRole('button', { name: 'No mistake' })
    .click()
  await expect(card(one as Page, 'Eclipses')).toBeHidden()
  await card(two as Page, 'Eclipses')
    .getByRole('button', { name: 'Reported before' })
    .click()
  await expect((two as Page).getByText('This report has already been answered').first()).toBeVisible()
  await expect(card(two as Page, 'Eclipses')).toBeHidden()
})
