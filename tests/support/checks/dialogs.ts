import type { Page } from '@playwright/test'

const WITHIN_MS = 5000

/** Escape must return focus to the page. */
export async function escapeFaults(page: Page, opensByItself = false): Promise<string[]> {
  const windows = page.locator('[role=dialog][data-state=open]')
  const count = await windows.count()
  if (count === 0) return []
  // Another width may show other buttons.
  await page.evaluate(() => document.documentElement.style.removeProperty('--font-scale'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  const isClosed = await becomes(
    page,
    (open) => document.querySelectorAll('[role=dialog][data-state=open]').length === open,
    count - 1,
  )
  if (!isClosed) return ['Escape does not close the window']
  if (opensByItself) return []
  const isFocusBack = await becomes(page, () => document.activeElement !== document.body, 0)
  return isFocusBack ? [] : ['the focus does not come back']
}

const becomes = (page: Page, condition: (value: number) => boolean, value: number): Promise<boolean> =>
  page.waitForFunction(condition, value, { timeout: WITHIN_MS }).then(
    () => true,
    () => false,
  )
