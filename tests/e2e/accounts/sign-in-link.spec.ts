import { readMail } from '#tests/support/browser/mail.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

test('I sign in with an emailed link on a new device, once', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 400.*\/api\/auth\/sign-in-with-link/)
  const { email } = await people.aFreeReader()
  const page = await open('/login')
  await page.getByRole('link', { name: 'Sign in with a link by email' }).click()
  await expect(heading(page, 'Sign in with a link')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText('If an account exists for this email, a link to sign in is on its way.')

  const link = /http\S+(\/sign-in-link#token=[\w-]+)/.exec(await readMail(server, email))?.[1] ?? ''
  const phone = await open(link)
  await expect(phone).toHaveURL('/sign-in-link')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(phone, 'Daily Current Affairs')).toBeVisible()

  const again = await open(link)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again.getByRole('alert')).toContainText('This link has already been used.')
  await expect(heading(again, 'Get a new sign-in link')).toBeFocused()
  await again.getByLabel('Email').fill(email)
  await again.getByRole('button', { name: 'Send a new link' }).click()
  await expect(again.getByRole('status')).toContainText('a link to sign in is on its way')
})

test('wrong passwords by a stranger do not lock me out on my own device', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 4(01|29).*\/api\/auth\/login/)
  const { email, password } = await people.aFreeReader()
  const page = await open('/login')
  const signIn = async (secret: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn(password)
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  for (let n = 0; n < 6; n++)
    await server.call('POST', '/api/auth/login', { body: { email, password: `guess-${n}` } }).catch(() => undefined)

  await page.goto('/login')
  await signIn('mistyped')
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await signIn(password)
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})
