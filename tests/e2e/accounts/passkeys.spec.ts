import type { Page } from '@playwright/test'
import { startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** A virtual authenticator that always confirms; its passkeys last as long as the page. */
async function withFingerprintReader(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('I add a passkey, rename it, sign in with it, and cannot use it after removing it', async ({ browser, mishaps }) => {
  mishaps.expect(/status of 40[13]/)
  // Passkeys need a host name: they do not work at 127.0.0.1.
  const server = await startServer({ PUBLIC_URL: '' })
  const page = await browser.newPage({ baseURL: server.url.replace('127.0.0.1', 'localhost') })
  try {
    await withFingerprintReader(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'pro@catalyst.test' }).click()
    await expect(heading(page, 'Daily Current Affairs')).toBeVisible()

    await page.goto('/settings/devices')
    const card = page.getByRole('region', { name: 'Passkeys' })
    await card.getByRole('button', { name: 'Add a passkey…' }).click()
    await card.getByLabel('Name of the passkey').fill('My laptop')
    await card.getByLabel('Password', { exact: true }).fill('catalyst-demo')
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    const rows = card.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
    await expect(rows).toHaveText([/My laptop.*not used yet/])
    await card.getByRole('button', { name: 'Rename My laptop' }).click()
    await card.getByRole('button', { name: 'Add a passkey…' }).click()
    await expect(card.getByLabel('Name', { exact: true })).toBeHidden()
    await card.getByRole('button', { name: 'Rename My laptop' }).click()
    await expect(card.getByLabel('Name of the passkey')).toBeHidden()
    await card.getByLabel('Name', { exact: true }).fill('Old laptop')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(rows).toHaveText([/Old laptop/])

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(heading(page, 'Daily Current Affairs')).toBeVisible()

    await page.goto('/settings/devices')
    await expect(rows).toHaveText([/Old laptop.*last used just now/])
    await card.getByRole('button', { name: 'Remove Old laptop' }).click()
    const removal = card.getByRole('form', { name: 'Remove Old laptop' })
    await expect(removal.getByRole('heading', { name: 'Remove “Old laptop”?' })).toBeVisible()
    await expect(removal.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('a guess')
    await page.keyboard.press('Enter')
    await expect(removal.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/The current password is incorrect/)
    await removal.getByLabel('Password', { exact: true }).fill('catalyst-demo')
    await removal.getByRole('button', { name: 'Remove' }).click()
    await expect(rows).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('This passkey does not belong to an account here')
  } finally {
    await page.close()
    await server.stop()
  }
})
