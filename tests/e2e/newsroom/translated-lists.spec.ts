import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })
const save = (page: Page) => page.getByRole('button', { name: 'Save article' }).click()

test('I translate key terms and must-know facts beside the English, and a removed term goes with its translation', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const key_terms_list = ['Tide', 'Ebb'].map((term) => ({ term, definition: `What ${term} means.` }))
  const must_know = ['The tide rises.', 'It falls.', 'Twice a day.']
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Terms in Hindi', { must_know, follow_up_data: { key_terms_list } })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  const translate = async (list: string) => {
    await page.getByRole('link', { name: 'Edit Terms in Hindi' }).click()
    await group(page, list).click()
    await group(page, 'In Hindi').click()
  }
  await translate('Must-know facts')
  await page.getByRole('button', { name: 'Translate into Hindi' }).click()
  await expect(page.getByLabel('Sentence 1 in Hindi')).toHaveAccessibleDescription('The tide rises.')
  for (const n of [1, 2]) await page.getByLabel(`Sentence ${n} in Hindi`).fill(`वाक्य ${n}।`)
  await save(page)
  await expect(page.getByLabel('Sentence 3 in Hindi')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Sentence 3 in Hindi').fill('वाक्य 3।')
  await save(page)

  await translate('Key terms')
  await page.getByRole('button', { name: 'Translate into Hindi' }).click()
  for (const n of [1, 2]) {
    await page.getByLabel(`Term ${n} in Hindi`).fill(`शब्द ${n}`)
    await page.getByLabel(`Definition ${n} in Hindi`).fill(`अर्थ ${n}।`)
  }
  await page.getByRole('button', { name: 'Remove key term 1' }).click()
  await expect(page.getByLabel('Term 1 in Hindi')).toHaveValue('शब्द 2')
  await save(page)
  await translate('Must-know facts')
  await expect(page.getByLabel('Sentence 3 in Hindi')).toHaveValue('वाक्य 3।')
  await expect(page.getByLabel('Sentence 3 in Hindi')).toHaveAttribute('lang', 'hi')
})
