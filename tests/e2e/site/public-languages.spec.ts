import type { Page } from '@playwright/test'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const sample = (page: Page, language: string) => page.locator(`article [data-sample=${language}]`)
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the page in Hindi is Hindi throughout, and its links stay in Hindi', async ({ open }) => {
  const page = await open('/hi/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(heading(page, 'आज की समसामयिकी, सिविल सेवा परीक्षा के नज़रिए से।')).toBeVisible()
  await expect(sample(page, 'hi').getByRole('heading', { name: /महिला आरक्षण विधेयक/ })).toBeVisible()
  await expect(sample(page, 'en')).toBeHidden()
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'कीमत' }).click()
  await expect(page).toHaveURL('/hi/pricing')
  await expect(plan(page, 'Pro').getByText('₹132 प्रति माह, मासिक भुगतान')).toBeVisible()
  await page.getByRole('radio', { name: /वार्षिक/ }).check({ force: true })
  await expect(plan(page, 'Pro').getByText('₹99 प्रति माह, वार्षिक भुगतान, 25% कम')).toBeVisible()
  await page.getByRole('link', { name: 'शर्तें' }).click()
  await expect(page).toHaveURL('/hi/terms')
  await page.getByRole('link', { name: 'अंग्रेज़ी पाठ' }).click()
  await expect(page).toHaveURL('/terms')
})

for (const javaScriptEnabled of [true, false])
  test(`I choose a language in the header and at the foot, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    open,
  }) => {
    const page = await open('/mission', { javaScriptEnabled })
    await page.locator('summary[aria-label=Language]').click()
    await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).click()
    await expect(page).toHaveURL('/ta/mission')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'தமிழ்' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/mission')
  })

test('each page names itself in all languages for search engines', async ({ open }) => {
  const page = await open('/ta/features')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ta\/features$/)
  const alternates = page.locator('link[rel=alternate]')
  expect(
    await alternates.evaluateAll((links) =>
      (links as HTMLLinkElement[]).map((link) => [link.hreflang, new URL(link.href).pathname]),
    ),
  ).toEqual([
    ['en-IN', '/features'],
    ['hi-IN', '/hi/features'],
    ['ta-IN', '/ta/features'],
    ['x-default', '/features'],
  ])
  const map = await (await page.request.get('/sitemap.xml')).text()
  expect(map.match(/<loc>[^<]*\/(hi|ta)\/features<\/loc>/g)).toHaveLength(2)
})

test('a first visit stays where it is, with a line that the page is in the language of the browser too', async ({ open }) => {
  const page = await open('/pricing', { locale: 'ta-IN' })
  await expect(heading(page, 'Plans')).toBeVisible()
  await page.getByRole('link', { name: 'இந்தப் பக்கம் தமிழிலும் உள்ளது.' }).click()
  await expect(page).toHaveURL('/ta/pricing')
  await page.goto('/pricing')
  await expect(page.getByText('இந்தப் பக்கம் தமிழிலும் உள்ளது.')).toBeHidden()
})

test('sign-up is in the language of the page that leads to it, also after another one was open', async ({ open }) => {
  const page = await open('/', { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/ta/')
  await page.getByRole('link', { name: 'இலவசக் கணக்கை உருவாக்கு' }).first().click()
  await expect(page).toHaveURL('/signup')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await page.getByRole('link', { name: 'UPSC Current Catalyst' }).click()
  await expect(page).toHaveURL('/ta/')
})

test('a first visit to a page in Hindi or Tamil loads no font of its script', async ({ open }) => {
  for (const path of ['/hi/', '/ta/']) {
    const page = await open(path, { remembers: { web_fonts: '' } })
    await page.waitForLoadState('networkidle')
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /(?:devanagari|tamil)[\w-]*\.woff2$/.test(name)),
    )
    expect(fonts).toEqual([])
  }
})
