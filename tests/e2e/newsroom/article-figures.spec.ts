import type { Page } from '@playwright/test'
import { CHART, figureWith } from '#tests/support/browser/figures.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { HOSTILE_DRAWINGS } from '#tests/support/fixtures/figures.ts'

const figures = (page: Page) => page.locator('summary').filter({ hasText: /^›?Figures/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save article' }).click()
const figure = (page: Page, n: number) => page.getByRole('group', { name: `Figure ${n}`, exact: true })
const choose = (page: Page, file: string, name = 'chart.svg') =>
  page.locator('input[type=file][accept*=svg]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(file) })

test('I add a picture to an article with its texts in three languages, and readers see it', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  const [id] = await library.publish(day, [anArticle('To be drawn')])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit To be drawn' }).click()
  await figures(page).click()
  await page.getByRole('button', { name: 'Add figure' }).click()
  await save(page)
  const errors = page.getByRole('region', { name: /errors to fix/ }).getByRole('button')
  await expect(errors.first()).toHaveText('Figure 1, Picture: choose a picture')
  await errors.first().click()
  await expect(figure(page, 1).getByLabel('Choose a picture')).toBeFocused()
  await choose(page, HOSTILE_DRAWINGS.foreignObject ?? '')
  await expect(page.getByText(/Removed from the SVG.*foreignObject/)).toBeVisible()
  await choose(page, CHART)
  await expect(figure(page, 1).getByRole('img', { name: 'As readers see it' })).toBeVisible()
  for (const label of ['What it shows', 'Caption'])
    for (const [language, words] of [
      ['English', 'Tides'],
      ['Hindi', 'ज्वार'],
      ['Tamil', 'அலை'],
    ] as const)
      await figure(page, 1).getByLabel(`${label}, in ${language}`).fill(`${words}: ${label}`)
  await figure(page, 1).getByLabel('Place').selectOption('After Future')
  await save(page)
  await expect(page.getByRole('link', { name: 'Edit To be drawn' })).toBeVisible()
  const reader = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(reader.getByRole('img', { name: 'Tides: What it shows' })).toBeVisible()
  await expect(reader.getByRole('figure')).toContainText('Tides: Caption')
})

test('a file that is no picture, or a broken connection, leaves the form as it is', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/415.*figures/)
  mishaps.expect(/ERR_FAILED/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Drawn twice', { figures: [figureWith(await library.picture(CHART))] })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Drawn twice' }).click()
  await figures(page).click()
  const caption = figure(page, 1).getByLabel('Caption, in English')
  await caption.fill('Changed before')
  await choose(page, '%PDF-1.7', 'chart.jpg')
  await expect(page.getByText('This file is not a picture. Please choose an SVG, PNG, JPEG or WebP file.')).toBeVisible()
  await page.route('**/api/admin/figures', (route) => route.abort())
  await choose(page, CHART)
  await expect(page.getByText(/could not be (reached|sent)/)).toBeVisible()
  await page.unroute('**/api/admin/figures')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/could not be (reached|sent)/)).toBeHidden()
  await expect(caption).toHaveValue('Changed before')
  await expect(figure(page, 1).getByRole('img')).toBeVisible()
})

test('I add a map by its points, and move it before the picture', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Mapped', { figures: [figureWith(await library.picture(CHART))] })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Mapped' }).click()
  await figures(page).click()
  await page.getByRole('button', { name: 'Add figure' }).click()
  const map = figure(page, 2)
  await map.getByLabel('Kind').selectOption('Map')
  await map.getByLabel('Area').selectOption('India')
  await map.locator('summary').filter({ hasText: 'Points' }).click()
  await map.getByRole('button', { name: 'Add point' }).click()
  for (const field of ['Label', 'What it shows', 'Caption'])
    for (const language of ['English', 'Hindi', 'Tamil'])
      await map.getByLabel(`${field}, in ${language}`).fill(`${field} ${language}`)
  await map.getByLabel(/^Latitude/).fill('12.97')
  await map.getByLabel(/^Longitude/).fill('77.59')
  await page.getByRole('button', { name: 'Move up figure 2' }).click()
  await expect(figure(page, 1).getByLabel('Area')).toHaveValue('0')
  await save(page)
  await page.getByRole('link', { name: 'Edit Mapped' }).click()
  await figures(page).click()
  await expect(figure(page, 1).getByLabel('Caption, in Tamil')).toHaveValue('Caption Tamil')
  await expect(figure(page, 2).getByRole('img', { name: 'As readers see it' })).toBeVisible()
})
