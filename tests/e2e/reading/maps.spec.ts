import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { CROWDED_MAP, WORLD_MAP } from '#tests/support/browser/maps.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { builtFile } from '#tests/support/server/built-file.ts'

const labels = (page: Page) => page.locator('.map-label')

/** Texts of the map that leave it, or that lie over each other; letters have blank room above and below them. */
const clashes = (page: Page) =>
  page.locator('svg[role="img"]').evaluate((map) => {
    const picture = map.getBoundingClientRect()
    const boxes = [...map.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
    const isOut = (box: DOMRect) => box.left < picture.left - 1 || box.right > picture.right + 1
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 < 10
    return boxes.filter((box, index) => isOut(box) || boxes.slice(index + 1).some((other) => isOver(box, other))).length
  })

test('in Tamil on a phone a crowded map has a number for each place, and the list has their names and coordinates', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Twelve temples', CROWDED_MAP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'ta' } })
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByRole('img', { name: 'பன்னிரண்டு இடங்கள்' })).toBeVisible()
  await expect(page.locator('.map-land')).toBeVisible()
  await expect(labels(page)).toHaveCount(12)
  await expect.poll(() => clashes(page)).toBe(0)
  const places = page.getByRole('figure').getByRole('listitem')
  await expect(places).toHaveCount(12)
  await expect(places.first()).toHaveText('தஞ்சாவூர்ப் பெருவுடையார் திருக்கோயில் 1, 10.5° வடக்கு, 79.0° கிழக்கு')
  await expect(page.getByText('கடற்கரைக் கோடுகள் மட்டுமே; எல்லைகள் எதுவும் வரையப்படவில்லை.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'படத்தைப் பெரிதாக்கு' }).click()
  const large = page.getByRole('dialog').getByRole('group', { name: /^Map\./ })
  await expect(large.locator('.map-label')).toHaveCount(12)
  expect(await large.evaluate((map) => map.scrollWidth > 2 * map.clientWidth && map.scrollLeft > 0)).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('places at the edges of the world stay in the picture, and names stand beside their points', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Edges of the world', WORLD_MAP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(labels(page)).toContainText([/Dakshin Gangotri/, /Fiji/, /North Pole/, /^4, 5$/, /Samoa/])
  await expect.poll(() => clashes(page)).toBe(0)
  await expect(page.getByRole('figure').getByRole('listitem').first()).toHaveText('Dakshin Gangotri, 70.1° S, 12.0° E')
})

test('without the coastlines the map has its points, and I can load them again', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const code = builtFile('../virtual:map-outline/world')
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A map without land', WORLD_MAP)])
  const page = await open(`/article/${id}`, {
    as: await people.aFreeReader(),
    prepare: (context) => context.route(code, (route) => route.abort()),
  })
  await expect(page.getByText('The coastlines did not load.')).toBeVisible()
  await expect(labels(page)).toHaveCount(5)
  await page.context().unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.map-land')).toBeVisible()
})
