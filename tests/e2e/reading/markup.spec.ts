import { anArticle } from '#tests/support/browser/library.ts'
import { MARKUP } from '#tests/support/browser/markup.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('on a phone a wide table scrolls by itself, also by keyboard, and the page does not', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Rulings in a table', MARKUP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await page.setViewportSize({ width: 360, height: 800 })
  const table = page.getByRole('group', { name: 'Table' }).first()
  await expect(table.getByRole('columnheader')).toHaveCount(6)
  await expect(table.getByRole('rowheader', { name: 'Kharak Singh' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.locator('[data-more]').first()).toBeVisible()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('on paper a wide table is whole', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Rulings on paper', MARKUP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const table = page.getByRole('group', { name: 'Table' }).first()
  await expect(table).toHaveCSS('overflow-x', 'visible')
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
})

test('numbered items keep their numbers', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Steps in a list', MARKUP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  const steps = page.locator('[data-part="future"] ol')
  await expect(steps).toHaveAttribute('start', '1')
  await expect(steps.getByRole('listitem')).toHaveText(['a Bill', 'a Board, with rules of its own', 'courts that apply both'])
})
