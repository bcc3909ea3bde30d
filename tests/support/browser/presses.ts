import type { Locator, Page } from '@playwright/test'

/** Counts presses and screens of scrolling. */
export class Presses {
  readonly #page: Page
  readonly total = { presses: 0, screens: 0 }

  constructor(page: Page) {
    this.#page = page
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor()
    const { height } = this.#page.viewportSize() ?? { height: 740 }
    const { y, height: own } = (await target.boundingBox()) ?? { y: 0, height: 0 }
    this.total.screens += Math.round((Math.max(0, -y, y + own - height) / height) * 10) / 10
    this.total.presses++
    await target.click()
  }
}
