import type { Locator, Page } from '@playwright/test'
import { pressEnterOn, tabBackTo, tabTo, typeInto } from '#tests/support/browser/keys.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('I plan, write, review, approve and publish an article without a mouse', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const page = await open(`/admin/dashboard?tab=desk&day=${day}`, { as: await people.anAdmin() })
  await typeInto(page.getByLabel('Title of the first article'), 'Groundwater')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title of another article')).toBeFocused()
  await page.keyboard.press('Escape')
  await tabBackTo(page.getByRole('link', { name: 'Groundwater', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Groundwater', level: 2 })).toBeFocused()

  await write(page)
  await expect(page.getByText(/^Saved, last at/)).toBeVisible()
  await tabBackTo(page.getByRole('button', { name: 'Ready for review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^See the advice/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Advice', exact: true })).toBeFocused()
  await tabBackTo(page.getByRole('button', { name: 'Approve' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Back to writing' })).toBeFocused()

  await tabBackTo(page.getByRole('link', { name: 'Back to the desk' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1 approved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Writing desk' })).toBeFocused()
  await pressEnterOn(page.getByRole('button', { name: 'Publish now' }))
  await pressEnterOn(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('In its day')).toBeVisible()
  await expect(page.getByRole('heading', { name: / 1950$/ })).toBeFocused()
  await pressEnterOn(page.getByRole('link', { name: 'Groundwater in 2031' }).first())
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Groundwater in 2031')
})

async function write(page: Page): Promise<void> {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  await tabTo(text('Title'))
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('Groundwater in 2031')
  await choose(page.getByLabel('GS paper', { exact: true }), 'GS3')
  await typeInto(text('Summary'), 'Two wells in three fell.')
  await typeInto(text('Past'), 'Wells were dug by hand.')

  await add(page, 'Key terms', 'Add key term')
  await expect(text('Term')).toBeFocused()
  await page.keyboard.insertText('Aquifer')
  await typeInto(text('Definition'), 'Rock that holds water.')

  await add(page, 'Quiz', 'Add question')
  await expect(text('Question')).toBeFocused()
  await page.keyboard.insertText('What holds water?')
  for (const letter of ['A', 'B', 'C', 'D']) await typeInto(text(`Option ${letter}`), `Answer ${letter}`)
  await choose(page.getByLabel('Correct option'), 'B')
  await typeInto(text('Explanation'), 'An aquifer does.')

  await add(page, 'Flashcards', 'Add flashcard')
  await expect(text('Front')).toBeFocused()
  await page.keyboard.insertText('Aquifer')
  await typeInto(text('Back'), 'Rock that holds water.')

  // What was added by mistake is removed, and the keyboard stays in the list.
  await pressEnterOn(page.getByRole('button', { name: 'Add flashcard' }))
  await tabBackTo(page.getByRole('button', { name: 'Remove flashcard 2' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add flashcard' })).toBeFocused()
}

async function add(page: Page, list: string, button: string): Promise<void> {
  await pressEnterOn(page.locator('summary').filter({ hasText: new RegExp(`^.?\\s*${list}`) }))
  await pressEnterOn(page.getByRole('button', { name: button, exact: true }))
}

/** By the letters of the option, as in any list of choices. */
async function choose(list: Locator, option: string): Promise<void> {
  await tabTo(list)
  await list.page().keyboard.type(option)
  await expect(list).toHaveValue(option)
}
