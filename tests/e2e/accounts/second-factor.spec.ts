import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

async function fillPassword(page: Page, { password }: Person, action: string, code?: string) {
  await card(page)
    .getByRole('button', { name: `${action}…` })
    .click()
  const form = card(page).getByRole('form', { name: action })
  await form.getByLabel('Password', { exact: true }).fill(password)
  if (code) await form.getByLabel('Code').fill(code)
  await form.getByRole('button', { name: action }).click()
}

async function signIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('I set up an authenticator app, need it at the next sign-in, and can use a recovery code instead', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 40[13]/)
  const reader = await people.aFreeReader()
  const page = await open('/settings/devices', { as: reader })
  await fillPassword(page, reader, 'Set up an authenticator app')
  await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await card(page).locator('.font-mono').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret })
  await card(page).getByLabel('Code from the app').fill('000000')
  await card(page).getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(card(page).getByRole('alert')).toContainText('This code is incorrect')
  await card(page).getByLabel('Code from the app').fill(totp.generate())
  await card(page).getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const codes = card(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  const another = await codes.last().innerText()
  await card(page).getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card(page)).toContainText('Recovery codes left: 10')

  const tab = await open('/login')
  await signIn(tab, reader)
  await expect(heading(tab, 'Enter your code')).toBeVisible()
  await tab.getByLabel('Code').fill('123')
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(tab.getByRole('alert')).toContainText('This code is incorrect')
  await tab.getByLabel('Code').fill(recovery)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(tab, 'Daily Current Affairs')).toBeVisible()

  await page.reload()
  await expect(card(page)).toContainText('Recovery codes left: 9')
  await fillPassword(page, reader, 'Turn off two-step sign-in', '123')
  const form = card(page).getByRole('form', { name: 'Turn off two-step sign-in' })
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription(/This code is incorrect/)
  await form.getByLabel('Code').fill(another)
  await form.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(card(page).getByRole('button', { name: 'Set up an authenticator app…' })).toBeVisible()
})

test('on a phone, setting it up shows the key first, the QR code when asked for, and the button that acts above Cancel', async ({
  open,
  people,
}) => {
  const reader = await people.aFreeReader()
  const page = await open('/settings/devices', { as: reader, viewport: { width: 360, height: 740 } })
  await fillPassword(page, reader, 'Set up an authenticator app')
  await expect(card(page).getByRole('link', { name: 'Open my authenticator app' })).toBeVisible()
  const qr = card(page).getByRole('img', { name: /QR code/ })
  await expect(qr).toBeHidden()
  await card(page).getByText('QR code for another device').click()
  await expect(qr).toBeVisible()
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0
  const button = (name: string) => card(page).getByRole('button', { name })
  expect(await top(button('Copy key'))).toBeLessThan(await top(qr))
  expect(await top(button('Turn on two-step sign-in'))).toBeLessThan(await top(button('Cancel')))
})
