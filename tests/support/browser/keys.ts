import { expect, type Locator, type Page } from '@playwright/test'

const MOST = 120

/** Presses Tab until this has the focus: what no key comes to is not there for everybody. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const keyboard = target.page().keyboard
  for (let step = 0; step < MOST; step++) {
    await keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never came to ${target}`)
}

/** Goes there by Tab and presses it. */
export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Goes to a field by Tab and writes into it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.insertText(text)
}

/** After a press that takes its own button away, the focus is somewhere on the page and not lost. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is kept' }).not.toBe('BODY')
