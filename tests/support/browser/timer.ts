import type { Page } from '@playwright/test'

/** As if focus had just ended. */
export async function beginBreak(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { id: owner } = JSON.parse(localStorage.getItem('auth_user') ?? '{}')
    const endsAt = Date.now() + 5 * 60_000 - 1000
    localStorage.setItem('study_timer', JSON.stringify({ owner, state: 'running', phase: 'break', endsAt }))
  })
  await page.reload()
  await page.getByRole('dialog', { name: 'Break Time' }).waitFor()
}
