import { expect, type Page } from '@playwright/test'

/** Escape closes an open window and gives the focus back to something of the page. */
export async function closesByKey(page: Page, opensByItself = false): Promise<void> {
  const open = page.locator('[role=dialog][data-state=open]')
  const count = await open.count()
  if (count === 0) return
  // As it was when the window opened: another width may show other buttons.
  await page.evaluate(() => document.documentElement.style.removeProperty('--font-scale'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(open, 'Escape closes the window').toHaveCount(count - 1)
  if (opensByItself) return
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'the focus comes back' })
    .toBe(true)
}
