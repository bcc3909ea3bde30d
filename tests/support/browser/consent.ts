import type { Page } from '@playwright/test'

export async function consents(page: Page): Promise<void> {
  await page.getByLabel('I am 18 or older').check()
  await page.getByLabel('I agree to the terms').check()
}
