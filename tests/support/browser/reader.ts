import { expect, type Page } from '@playwright/test'

/** Opens what is needed less often on an article. */
export async function openMore(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /(^| )More$/ })
    .click()
}

/** Shows the study timer of an article, which is hidden while it is idle. */
export async function showTimer(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('main').getByRole('button', { name: 'Study timer' }).last().click()
  await expect(page.getByRole('region', { name: 'Study timer' })).toBeVisible()
}

/** Starts the recording or the device's voice: with one button on a phone, with the player's own on a wide screen. */
export async function listen(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Listen|Play)$/ })
    .filter({ visible: true })
    .first()
    .click()
}
