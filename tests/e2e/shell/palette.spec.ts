import type { Page } from '@playwright/test'
import { IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to a page' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

test('by keyboard alone I go to a page, and the focus comes back when I change my mind', async ({ open, people }) => {
  const page = await open('/bookmarks', { as: await people.aProReader() })
  await expect(heading(page, 'My Bookmarks')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await field(page).fill('history')
  await expect(options(page)).toHaveText([/Quiz History/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz-history')
  await expect(field(page)).toBeHidden()
})

test('the button finds an article, and arrow keys choose', async ({ open, people }) => {
  const page = await open('/me', { as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'Search or jump to a page' }).click()
  await field(page).fill('lunar south pole')
  await expect(options(page).filter({ hasText: IN_THREE_LANGUAGES })).toBeVisible()
  const count = await options(page).count()
  for (let press = 0; press < count; press++) await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await options(page).filter({ hasText: IN_THREE_LANGUAGES }).click()
  await expect(heading(page, IN_THREE_LANGUAGES)).toBeVisible()
})

test('theme, reading language and study timer are changed from anywhere', async ({ open, people, library }) => {
  const page = await open('/library', { as: await people.aFreeReader() })
  await expect(heading(page, 'Library')).toBeVisible()
  const choose = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeHidden()
  }
  await choose('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose('hindi')
  await choose('start the study timer')
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto(`/article/${(await library.articleNamed(IN_THREE_LANGUAGES)).article_id}`)
  await expect(page.locator('h1[lang=hi]')).toBeVisible()
})

test('beside the search of Today there is no second one to press', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search or jump to a page' })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
})

test('what matches nothing says so', async ({ open, people }) => {
  const page = await open('/library', { as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'Search or jump to a page' }).click()
  await field(page).fill('zzzz qqqq')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found')
})

test('in a Hindi interface articles are found with their titles and papers in Hindi', async ({ open, people }) => {
  const page = await open('/me', { as: await people.aFreeReader(), locale: 'hi-IN' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('lunar')
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.filter({ hasText: 'चंद्रयान-3' }).locator('[lang=hi]')).toBeVisible()
  const inEnglish = found.filter({ hasText: 'Red moon at dusk' })
  await expect(inEnglish.locator('[lang=en]')).toBeVisible()
  await expect(inEnglish).toContainText('प्रारंभिक, 8')
})
