import type { Page } from '@playwright/test'

const CONTROLS =
  'button|link|textbox|searchbox|checkbox|radio|switch|combobox|listbox|option|slider|spinbutton|tab|menuitem|dialog|alertdialog|navigation|radiogroup|img|progressbar'
const NAMELESS = new RegExp(`^\\s*- (${CONTROLS})(?! ")(?=[ :]|$)`)

/** From the accessibility tree. */
export async function namelessControls(page: Page): Promise<string[]> {
  const tree = (await page.locator('body').ariaSnapshot()).split('\n')
  return tree.filter((line) => NAMELESS.test(line)).map((line) => `without a name: ${line.trim()}`)
}
