import type { Page } from '@playwright/test'

export const hideTab = (page: Page) => setVisibility(page, 'hidden')

export const showTab = (page: Page) => setVisibility(page, 'visible')

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}
