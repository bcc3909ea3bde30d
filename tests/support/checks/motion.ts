import type { Page } from '@playwright/test'

/** Despite reduced motion. */
export const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0)
    for (const element of document.querySelectorAll('body *')) {
      const parts = /\b(before|after):/.test(element.getAttribute('class') ?? '') ? [null, '::before', '::after'] : [null]
      for (const part of parts) {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part)
        if (lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration)))
          faults.push(`moves: ${part ?? ''} ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return faults
  })
