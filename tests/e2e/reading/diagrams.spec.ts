import { DIAGRAMS } from '#tests/support/browser/diagrams.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'

const diagrams = async (library: Library) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Parliament', DIAGRAMS)])
  return `/article/${id}`
}

test('a table, steps and bars are read as table and lists, with caption, source and values in Indian grouping', async ({
  open,
  people,
  library,
}) => {
  const page = await open(await diagrams(library), { as: await people.aFreeReader() })
  const figure = (place: number) => page.getByRole('figure').nth(place)
  await expect(figure(0).getByRole('columnheader')).toHaveCount(5)
  await expect(figure(0).getByRole('rowheader', { name: 'Rajya Sabha' })).toBeVisible()
  await expect(figure(0).getByRole('link', { name: /A ministry/ })).toBeVisible()
  await expect(figure(1).getByRole('listitem')).toHaveText(['Introduction of the billIn either House', 'Assent'])
  await expect(figure(3).getByRole('listitem')).toHaveText(['Exports 12,34,567.5', 'Balance -2,50,000'])
  await expect(figure(3).getByText('Unit: ₹ crore')).toBeVisible()
  await expect(figure(3).getByText('In short')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('in Tamil on a narrow phone with large text nothing leaves the page, and a table says that it has more', async ({
  open,
  people,
  library,
}) => {
  const page = await open(await diagrams(library), { as: await people.aFreeReader(), remembers: { reading_language: 'ta' } })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  const area = page.getByRole('group', { name: 'அட்டவணை' })
  const more = page.locator('[data-more]')
  await expect(area.getByRole('columnheader').first()).toHaveText('அவை')
  await expect(more).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await area.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(more).toBeHidden()
  await expect(page.getByText('அலகு: ₹ கோடி')).toBeVisible()
})

test('few steps stand side by side on a wide screen, many stand below each other', async ({ open, people, library }) => {
  const page = await open(await diagrams(library), { as: await people.aFreeReader() })
  await page.setViewportSize({ width: 1280, height: 800 })
  const topsOf = (place: number) =>
    page
      .getByRole('figure')
      .nth(place)
      .locator('.flow-box')
      .evaluateAll((boxes) => new Set(boxes.map((box) => box.getBoundingClientRect().top)).size)
  await expect.poll(() => topsOf(1)).toBe(1)
  expect(await topsOf(2)).toBe(5)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(() => topsOf(1)).toBe(2)
})

test('a negative value reaches to the left of zero', async ({ open, people, library }) => {
  const page = await open(await diagrams(library), { as: await people.aFreeReader() })
  const [exports, balance] = await Promise.all([0, 1].map((place) => page.locator('.chart-bar').nth(place).boundingBox()))
  expect(balance?.width).toBeLessThan(exports?.width ?? 0)
  expect((balance?.x ?? 0) + (balance?.width ?? 0)).toBeCloseTo(exports?.x ?? 0, 0)
})
