import type { Page } from '@playwright/test'
import { correctedArticle } from '#tests/support/browser/corrections.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notifications' })
const corrections = (page: Page) => page.getByRole('region', { name: 'Corrections' })

test('I mark an edit as a correction; a reader is notified, and finds it in the article and on paper', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  const [id] = await library.publish(day, [anArticle('Tides', { summary: 'Tides were explained in 1678.' })])
  const reader = await people.aFreeReader()
  await server.call('POST', `/api/progress/${id}`, { as: reader })

  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Tides' }).click()
  await page.getByLabel('Summary').fill('Tides were explained in 1687.')
  await page.getByRole('switch', { name: 'This is a correction' }).click()
  const save = page.getByRole('button', { name: 'Save article' })
  await page.getByLabel('What was wrong').fill('The summary gave the year 1678.')
  await save.click()
  await expect(page.getByLabel('What is right')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('region', { name: '1 error to fix' }).getByRole('button').click()
  await expect(page.getByLabel('What is right')).toBeFocused()
  await page.getByLabel('What is right').fill('Tides were explained in 1687.')
  await save.click()
  await expect(page.getByText('Its readers are notified of the correction.').first()).toBeVisible()

  const shown = await open('/dashboard', { as: reader })
  await bell(shown).click()
  await panel(shown)
    .getByRole('link', { name: /Corrected: Tides/ })
    .click()
  await expect(heading(shown, 'Tides')).toBeVisible()
  await expect(corrections(shown)).toContainText('The summary gave the year 1678.')
  await expect(corrections(shown)).toBeInViewport()
  await shown.goto(`/article/${id}`)
  await shown.getByRole('link', { name: /^Corrected on / }).click()
  await expect(corrections(shown)).toBeInViewport()
  await shown.emulateMedia({ media: 'print' })
  await expect(corrections(shown)).toBeVisible()
  await expect(shown.getByText(/^Corrected on /).filter({ visible: true })).toHaveCount(1)
  await expect(shown.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(0)
})

test('a correction that I am writing survives a reload, and a draft of a day offers none', async ({ open, people, library }) => {
  const [day, draft] = [library.aFreeDay(), library.aFreeDay()]
  await library.publish(day, [anArticle('Moons')])
  await library.publish(draft, [anArticle('Rings')], { status: 'draft' })
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Moons' }).click()
  await page.getByRole('switch', { name: 'This is a correction' }).click()
  await page.getByLabel('What was wrong').fill('It said that there are two.')
  await page.reload()
  await expect(page.getByLabel('What was wrong')).toHaveValue('It said that there are two.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('link', { name: 'Edit Moons' }).click()
  await expect(page.getByRole('button', { name: 'Save article' })).toBeDisabled()
  await page.goto(await library.entryPath(draft))
  await page.getByRole('link', { name: 'Edit Rings' }).click()
  await expect(page.getByLabel('Summary')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'This is a correction' })).toBeHidden()
})

test('the card of a corrected article is marked until I dismiss the mark or answer the card', async ({
  open,
  people,
  library,
  server,
}) => {
  const [reader, admin] = [await people.aFreeReader(), await people.anAdmin()]
  await correctedArticle({ library, server, admin }, 'A marked card', reader)
  const page = await open('/review/cards', { as: reader })
  await expect(page.getByText(/The article was corrected on /)).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('is shown with the answer')).toBeVisible()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.getByText('Correct: All nine judges agreed')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('button', { name: 'More about this card' })).toBeFocused()
  await expect(page.getByText(/The article was corrected on /)).toBeHidden()
  await page.goto('/review/cards')
  await expect(page.getByText('Nine judges heard it.')).toBeVisible()
  await expect(page.getByText(/The article was corrected on /)).toBeHidden()
})
