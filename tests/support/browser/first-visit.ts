import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** A phone that has never been here: everything comes over the network, and nothing is touched. */
export const NEW_PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, remembers: { web_fonts: '' } }

/** What a visit transfers until nothing more is asked for: headers and compressed bodies of the document, scripts, styles, fonts and calls. */
export async function bytesOf(page: Page, path: string): Promise<number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  // Pages of one worker share it.
  await network.send('Network.clearBrowserCache')
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await atRest(page)
  return bytes
}
