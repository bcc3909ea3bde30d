import type { Page } from '@playwright/test'

export const selectionTools = (page: Page) => page.getByRole('toolbar', { name: 'Highlight the selected words' })

/** As by a long press or the mouse. */
export async function selectWords(page: Page, part: string, words: string): Promise<void> {
  // The innermost: beside another language a section has one for each.
  await page
    .locator(`[data-part="${part}"]`)
    .last()
    .evaluate((section, words) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = (node as Text).data.indexOf(words)
        if (start >= 0) getSelection()?.setBaseAndExtent(node, start, node, start + words.length)
      }
    }, words)
}
