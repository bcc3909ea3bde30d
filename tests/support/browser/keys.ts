import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 120

/** By Tab, because everything must be reachable by keyboard. */
export const tabTo = (target: Locator): Promise<void> => pressUntilAt(target, 'Tab')

export const tabBackTo = (target: Locator): Promise<void> => pressUntilAt(target, 'Shift+Tab')

async function pressUntilAt(target: Locator, key: string): Promise<void> {
  await expect(target).toBeVisible()
  const keyboard = target.page().keyboard
  for (let step = 0; step < MAX_STEPS; step++) {
    await keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never came to ${target}`)
}

export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.insertText(text)
}

/** After a press that removed its own button. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is kept' }).not.toBe('BODY')
