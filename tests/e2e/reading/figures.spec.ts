import type { Page } from '@playwright/test'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { CHART, figureWith } from '#tests/support/browser/figures.ts'
import { MAX_SHIFT, shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { FOREIGN, HOSTILE_DRAWINGS } from '#tests/support/fixtures/figures.ts'

const picture = (page: Page, name: string | RegExp) => page.getByRole('img', { name })
const isDrawn = (page: Page) =>
  expect.poll(() => picture(page, /Bars/).evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
const HINDI = { analysis_text_translated: { hi: { past: 'अतीत', present: 'वर्तमान', future: 'भविष्य' } } }

test('I see a figure at its place with its caption and source, and nothing moves while it loads', async ({
  open,
  people,
  library,
}) => {
  const figure = figureWith(await library.picture(CHART), { source: 0 })
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides drawn', { ...PROVENANCE, figures: [figure] })])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), prepare: watchShifts })
  const shown = page.getByRole('figure')
  await expect(shown).toContainText('Tides at the harbour')
  await expect(shown.getByRole('link', { name: 'Harbour Court' })).toHaveAttribute('href', 'https://example.org/tides')
  await picture(page, /Bars: 11 tides/).scrollIntoViewIfNeeded()
  await isDrawn(page)
  const order = await page
    .locator('h2, figure')
    .evaluateAll((all) => all.map((one) => (one.tagName === 'FIGURE' ? 'figure' : one.textContent)))
  expect(order.indexOf('figure')).toBe(order.indexOf('Past') + 1)
  const { sum, moves } = await shiftsOf(page)
  expect(sum, moves.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
})

test('in Hindi its words are Hindi', async ({ open, people, library }) => {
  const figure = figureWith(await library.picture(CHART), { after: 'summary' })
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides drawn in Hindi', { ...HINDI, figures: [figure] })])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'hi' } })
  await expect(picture(page, /दंड/)).toBeVisible()
  await expect(page.getByText('बंदरगाह पर ज्वार')).toHaveAttribute('lang', 'hi')
})

test('I enlarge it, move it by keyboard and wheel, and Escape brings me back', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('Tides enlarged', { figures: [figureWith(await library.picture(CHART))] }),
  ])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' })
  const shown = await picture(page, /Bars/).boundingBox()
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tides at the harbour' })
  const percent = dialog.getByRole('status')
  const largest = await dialog.getByRole('img').boundingBox()
  expect(largest?.width).toBeGreaterThanOrEqual(1.49 * (shown?.width ?? Number.NaN))
  const first = await percent.textContent()
  await dialog.getByRole('group').focus()
  await page.keyboard.press('+')
  await expect(percent).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('group').hover()
  await page.mouse.wheel(0, -400)
  await dialog.getByRole('button', { name: 'Show the whole picture' }).click()
  await expect(dialog.getByRole('button', { name: 'Shrink' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('on a phone it fills the screen from edge to edge, half as large again, and its end is one drag away', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('Tides on a phone', { figures: [figureWith(await library.picture(CHART))] }),
  ])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('150%')
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toBeInViewport({ ratio: 1 })

  await page.mouse.move(340, 300)
  await page.mouse.down()
  await page.mouse.move(20, 300)
  await page.mouse.up()
  const drawn = await dialog.getByRole('img').boundingBox()
  expect(Math.round((drawn?.x ?? 0) + (drawn?.width ?? 0))).toBe(360)
})

test('it is part of a downloaded day', async ({ open, people, library, mishaps }) => {
  mishaps.allowOffline()
  const date = library.aFreeDay()
  const [id] = await library.publish(date, [
    anArticle('Tides to take along', { figures: [figureWith(await library.picture(CHART))] }),
  ])
  const page = await open('/dashboard', { as: await people.aProReader(), ...WITH_WORKER })
  await deviceIsReady(page)
  const said = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  const day = page.getByRole('button', { name: new RegExp(`\\b${said}`) })
  await expect(day).toBeVisible()
  await day.click()
  await page.getByRole('button', { name: 'Download for offline reading' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('One article with their translations, quizzes, cards and pictures')
  await dialog.getByRole('button', { name: /^Download/ }).click()
  await expect(page.getByText(/^Downloaded, /)).toBeVisible()
  await page.context().setOffline(true)
  await page.goto(`/article/${id}`)
  await picture(page, /Bars/).scrollIntoViewIfNeeded()
  await isDrawn(page)
})

test('a picture that cannot be loaded is told in words, and can be tried again', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/503.*figures/)
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('Tides not loaded', { figures: [figureWith(await library.picture(CHART))] }),
  ])
  let isAway = true
  const page = await open(`/article/${id}`, {
    as: await people.aFreeReader(),
    prepare: (context) =>
      context.route('**/api/figures/*', (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue())),
  })
  await page.getByRole('heading', { name: 'Present' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('The picture did not load.')).toBeVisible()
  await expect(page.getByText('Bars: 11 tides in 2024, 15 in 2025.')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await isDrawn(page)
})

test('hostile drawings load nothing from elsewhere and run nothing, in an article and opened by themselves', async ({
  open,
  people,
  library,
  server,
}) => {
  test.setTimeout(240_000)
  const ids: string[] = []
  for (const drawing of [...Object.values(HOSTILE_DRAWINGS), CHART]) ids.push(await library.picture(drawing))
  const articles = Array.from({ length: Math.ceil(ids.length / 10) }, (_, n) =>
    anArticle(`Hostile tides ${n}`, { figures: ids.slice(n * 10, n * 10 + 10).map((id) => figureWith(id)) }),
  )
  const shown = await library.publish(library.aFreeDay(), articles)
  const foreign: string[] = []
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  page.context().on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url())) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message())
    return dialog.dismiss()
  })
  await page.context().route(`${FOREIGN}/**`, (route) => route.abort())
  for (const id of shown) {
    await page.goto(`/article/${id}`)
    for (const one of await picture(page, /Bars/).all()) {
      await one.scrollIntoViewIfNeeded()
      await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
    }
  }
  for (const id of ids) {
    await page.goto(`/api/figures/${id}`)
    await expect(page.locator('svg').first()).toBeVisible()
  }
  expect(foreign).toEqual([])
})
