import type { Page } from '@playwright/test'

/** A toast closes after five seconds, which is less than some checks take. Toasts stay while the window has no focus, so the page gets a blur event. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pause = () => dispatchEvent(new Event('blur'))
    // The timer continues when the focus leaves a toast.
    addEventListener('focusout', () => setTimeout(pause))
    pause()
  })
