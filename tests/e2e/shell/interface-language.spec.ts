import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a first visit is in the language of the browser, and I can choose another', async ({ open }) => {
  const page = await open('/login', { locale: 'ta-IN' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await expect(page.getByRole('button', { name: 'கடவுச்சொல்லைக் காட்டு' })).toBeVisible()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
})

test('the language that I save in my account is used on my other devices, and offline', async ({ open, people, mishaps }) => {
  mishaps.allow(/ERR_INTERNET_DISCONNECTED/)
  const as = await people.aNewProReader()
  const page = await open('/settings/account', { ...WITH_WORKER, as })
  await deviceIsReady(page)
  await page.getByLabel('Language of pages and emails').selectOption('hi')
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('button', { name: 'भाषा सहेजें' })).toBeVisible()
  await deviceIsReady(page)
  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

  const elsewhere = await open('/login')
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill(as.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(as.password)
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'hi')
})

test('a browser that refuses cookies says that it does not keep the language, and mails have it all the same', async ({
  open,
  people,
}) => {
  const as = await people.aNewProReader()
  const page = await open('/settings/account', { as })
  await page.evaluate(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }))
  await page.getByLabel('Language of pages and emails').selectOption('ta')
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This browser blocks cookies' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
