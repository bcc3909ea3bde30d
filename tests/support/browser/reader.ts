import { expect, type Page } from '@playwright/test'

export async function openMore(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /(^| )More$/ })
    .click()
}

/** It is hidden while idle. */
export async function showTimer(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('main').getByRole('button', { name: 'Study timer' }).last().click()
  await expect(page.getByRole('region', { name: 'Study timer' })).toBeVisible()
}

/** The buttons differ between phones and wide screens. */
export async function listen(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Listen|Play)$/ })
    .filter({ visible: true })
    .first()
    .click()
}
