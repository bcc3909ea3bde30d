import type { Page } from '@playwright/test'

/** Toasts close after five seconds, but stay while the window has no focus: hence the blur event. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pause = () => dispatchEvent(new Event('blur'))
    // The timer continues when focus leaves a toast.
    addEventListener('focusout', () => setTimeout(pause))
    pause()
  })
