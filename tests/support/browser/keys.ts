import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 120

/** Presses Tab until the element has the focus, because everything must be reachable by keyboard. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const keyboard = target.page().keyboard
  for (let step = 0; step < MAX_STEPS; step++) {
    await keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Focuses the element by Tab and presses Enter. */
export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Focuses a field by Tab and types into it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.insertText(text)
}

/** Checks that the focus is on the page and not lost, after a press that removed its own button. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is kept' }).not.toBe('BODY')
