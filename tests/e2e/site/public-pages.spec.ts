import type { Page } from '@playwright/test'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const PAGES = {
  '/': /explained for the civil-services exam/,
  '/features': /practise it/,
  '/pricing': 'Plans',
  '/mission': /One careful page a day/,
  '/sponsors': 'Sponsors',
}
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

const sample = (page: Page, language: string) => page.locator(`article [data-sample=${language}]`)
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const storedPlan = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('selectedPlan') ?? 'null'))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test('I navigate by the header and the footer', async ({ open }) => {
      const page = await open('/', { javaScriptEnabled })
      for (const label of ['Features', 'Mission', 'Sponsors', 'Pricing', 'Home']) {
        const path = label === 'Home' ? '/' : `/${label.toLowerCase()}`
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(path)
        await expect(heading(page, PAGES[path as keyof typeof PAGES])).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
      }
      for (const label of ['Features', 'Mission', 'Sponsors', 'Pricing']) {
        await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(`/${label.toLowerCase()}`)
      }
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login/Sign-up' })).toHaveAttribute('href', '/login')
    })

    test('the footer links to privacy, terms, refunds and contact', async ({ open }) => {
      const page = await open('/', { javaScriptEnabled })
      for (const [label, title] of [
        ['Privacy', 'Privacy'],
        ['Terms', 'Terms'],
        ['Refunds', 'Refunds and cancellation'],
        ['Contact', 'Contact'],
      ] as const) {
        await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: label }).click()
        await expect(heading(page, title)).toBeVisible()
        await expect(page.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible()
        await expect(page.getByText(/[{}]/)).toHaveCount(0)
      }
    })

    test('on a phone the parts of a long legal text are one line that unfolds', async ({ open }) => {
      const page = await open('/privacy', { javaScriptEnabled, ...PHONE })
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await expect(contents.getByRole('link')).toHaveCount(0)
      await contents.getByText('On this page').locator('visible=true').tap()
      await contents.getByRole('link', { name: 'Your rights' }).tap()
      await expect(page).toHaveURL('/privacy#your-rights')
    })

    test('the heads of a table stand at the start of their columns', async ({ open }) => {
      const page = await open('/privacy', { javaScriptEnabled })
      await expect(page.locator('th[scope=col]').first()).toHaveCSS('text-align', 'start')
    })

    test('on a phone the menu opens, closes and navigates', async ({ open }) => {
      const page = await open('/mission', { javaScriptEnabled, ...PHONE })
      const menu = page.getByRole('navigation', { name: 'Menu' })
      const button = page.locator('summary[aria-label=Menu]')
      await expect(menu).toBeHidden()
      await button.tap()
      await expect(menu.getByRole('link')).toHaveText(['Home', 'Features', 'Mission', 'Sponsors', 'Pricing', 'Login/Sign-up'])
      await button.tap()
      await expect(menu).toBeHidden()
      await button.tap()
      await menu.getByRole('link', { name: 'Pricing' }).tap()
      await expect(heading(page, 'Plans')).toBeVisible()
      await expect(menu).toBeHidden()
    })

    test('at most one of the eight answers is open at a time', async ({ open }) => {
      const page = await open('/', { javaScriptEnabled })
      const questions = page.locator('details[name=faq]')
      await expect(questions).toHaveCount(8)
      const open_ = page.locator('details[name=faq][open]')
      await questions.nth(0).locator('summary').click()
      await expect(open_).toContainText('What is UPSC Current Catalyst?')
      await questions.nth(5).locator('summary').click()
      await expect(open_).toContainText('Yes, in Settings, with one button')
      await expect(open_).toHaveCount(1)
      await questions.nth(5).locator('summary').click()
      await expect(open_).toHaveCount(0)
    })

    test('the sample is a complete article that I can read in every language', async ({ open }) => {
      const page = await open('/', { javaScriptEnabled })
      await expect(sample(page, 'en').getByRole('region', { name: 'Past' })).toContainText(
        'Constituent Assembly gave women the vote',
      )
      await expect(sample(page, 'en').getByRole('region', { name: 'Since then' })).toContainText('131st Amendment')
      const future = sample(page, 'en').getByRole('region', { name: 'Future' })
      await expect(future).toBeHidden()
      await sample(page, 'en').getByText('Read the rest').click()
      await expect(future).toContainText('the census must be taken')
      await expect(sample(page, 'hi')).toBeHidden()
      await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true })
      await expect(sample(page, 'hi').getByRole('heading', { name: /महिला आरक्षण विधेयक/ })).toBeVisible()
      await expect(sample(page, 'en')).toBeHidden()
      await page.getByRole('radio', { name: 'தமிழ்' }).check({ force: true })
      await expect(sample(page, 'ta').getByRole('link', { name: 'இன்று' })).toBeVisible()
      await expect(sample(page, 'ta').getByText('மேலும் படிக்க')).toBeVisible()
      await expect(sample(page, 'ta').getByRole('time').first()).toContainText('செப்டம்பர்')
      await page.getByRole('radio', { name: 'English' }).check({ force: true })
      await sample(page, 'en').getByText('Key terms (11)').click()
      await expect(sample(page, 'en').getByRole('definition').first()).toContainText('Hindi short name')
    })

    test('I try a question and see whether I was right, and why', async ({ open }) => {
      const page = await open('/', { javaScriptEnabled })
      const question = page.getByRole('complementary', { name: 'Try a question' })
      const verdict = question.getByRole('status')
      await expect(verdict).toHaveText('', { useInnerText: true })
      await question.getByRole('radio', { name: 'Only two' }).check({ force: true })
      await expect(verdict).toHaveText('Incorrect. Try again, or see the answer.', { useInnerText: true })
      await question.getByRole('radio', { name: 'Only one' }).check({ force: true })
      await expect(verdict).toHaveText('C is correct.', { useInnerText: true })
      await question.getByText('Show the answer and explanation').click()
      await expect(question).toContainText('Statement 2 is correct, through an amendment')
    })

    test('I see the monthly and the yearly price of Pro', async ({ open }) => {
      const page = await open('/pricing', { javaScriptEnabled })
      const pro = plan(page, 'Pro')
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
      await expect(pro.getByText('₹132 per month, billed monthly')).toBeVisible()
      await expect(pro.getByText('Most Popular')).toBeVisible()
      await expect(plan(page, 'Free').getByText('₹0 per month').locator('visible=true')).toHaveCount(1)
      await expect(page.getByText('Save 25%')).toBeVisible()
      await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
      await expect(pro.getByText('₹132 per month')).toBeHidden()
      await expect(pro.getByText('₹1,188 per year')).toBeVisible()
      await expect(pro.getByText('₹99 per month, billed yearly, 25% less')).toBeVisible()
      const listed =
        'List price in US dollars: Free $0, Pro $2 per month billed monthly, or $1.50 per month billed yearly ($18 per year).'
      await expect(page.getByText(`You pay the price shown above. ${listed}`)).toBeVisible()
      await expect(pro.getByRole('link', { name: 'Try Pro free for 14 days' })).toHaveAttribute('href', '/sign-up')
    })
  })

test('the sign-up page shows the plan I chose, and Back returns to the plans', async ({ open }) => {
  const page = await open('/pricing')
  await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
  await plan(page, 'Pro').getByRole('link', { name: 'Try Pro free for 14 days' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(heading(page, 'Create an account')).toBeVisible()
  const chosen = { planName: 'Pro', price: 1.5, billingCycle: 'yearly' }
  expect(await storedPlan(page)).toMatchObject(chosen)
  expect((await storedPlan(page)).features).toContain('AI-powered deep analysis')
  const state = await page.evaluate(() => history.state.usr)
  expect(state).toMatchObject({ selectedPlan: chosen, from: 'pricing' })

  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect(heading(page, 'Plans')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Create an account')).toBeVisible()
  await page.reload()
  expect(await storedPlan(page)).toMatchObject(chosen)
})

test('when I am signed in, choosing a plan leads to the subscription page', async ({ open, people }) => {
  const page = await open('/pricing', { as: await people.aFreeReader() })
  await plan(page, 'Pro').getByRole('link', { name: 'Try Pro free for 14 days' }).click()
  await expect(page).toHaveURL('/subscription')
  expect(await storedPlan(page)).toMatchObject({ planName: 'Pro', price: 2, billingCycle: 'monthly' })
})

test('signed-in people see a link to the dashboard instead of sign-up, and its code is not loaded yet', async ({
  open,
  people,
}) => {
  const page = await open('/', { as: await people.aFreeReader() })
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Today' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /Sign up|Login|Create a free account/ })).toHaveCount(0)
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

test('signing out in another tab changes this page too', async ({ open, people }) => {
  const page = await open('/', { as: await people.aFreeReader() })
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: /Settings menu/ }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
})

test('the product name on the sign-in page and an unknown URL lead to the landing page', async ({ open }) => {
  const page = await open('/login')
  await page.getByRole('link', { name: 'UPSC Current Catalyst' }).click()
  await expect(heading(page, PAGES['/'])).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(heading(page, PAGES['/'])).toBeVisible()
})

test('when the cached application is served for a public page, it does not reload endlessly', async ({
  open,
  people,
  server,
}) => {
  const application = await (await fetch(`${server.url}/login`)).text()
  const openFeatures = async (as?: Person) => {
    const page = await open('/login', { as })
    await page.route('**/features', (route) => route.fulfill({ body: application, contentType: 'text/html' }))
    await page.goto('/features')
    return page
  }
  await expect(heading(await openFeatures(await people.aFreeReader()), 'Daily Current Affairs')).toBeVisible()
  const page = await openFeatures()
  await expect(heading(page, 'No network')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(heading(page, PAGES['/features'])).toBeVisible()
})

test('a key term shows its definition, by keyboard too, and the section navigation follows my reading', async ({ open }) => {
  const page = await open('/')
  const text = sample(page, 'en')
  const term = text.getByRole('button', { name: 'Nari Shakti Vandan Adhiniyam' }).first()
  await term.focus()
  await expect(page.getByRole('tooltip')).toContainText('Hindi short name')
  await expect(term).toHaveAccessibleDescription(/Hindi short name/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await term.hover()
  await page.getByRole('tooltip').hover()
  await expect(page.getByRole('tooltip')).toBeVisible()

  const station = (name: string) => text.getByRole('navigation').getByRole('link', { name })
  await expect(station('Past')).toHaveAttribute('aria-current', 'location')
  await station('Future').click()
  await expect(text.getByRole('heading', { name: 'Future' })).toBeFocused()
  await expect(station('Future')).toHaveAttribute('aria-current', 'location')
  await expect(station('Past')).not.toHaveAttribute('aria-current')
  await expect(page).toHaveURL('/')
})

test('Escape closes the menu and returns the focus', async ({ open }) => {
  const page = await open('/', PHONE)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.locator('summary[aria-label=Menu]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('summary[aria-label=Menu]')).toBeFocused()
})

test('when a logo cannot be loaded, the name is shown instead', async ({ open, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*logos/)
  const page = await open('/mission')
  await page.route('**/logos/react.svg', (route) => route.abort())
  await page.goto('/sponsors')
  await expect(page.getByRole('img', { name: 'PostgreSQL' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'React' })).toBeHidden()
  await expect(page.getByText('React', { exact: true })).toBeVisible()
  await expect(page.getByText('Noto fonts', { exact: true })).toBeVisible()
})

test('the link to the contact page stands with the offer to work together', async ({ open }) => {
  const page = await open('/sponsors')
  const support = page.getByRole('region', { name: 'How to support it' })
  await support
    .getByText('or wants to sponsor the site, write to us.')
    .locator('..')
    .getByRole('link', { name: 'Contact us' })
    .click()
  await expect(heading(page, 'Contact')).toBeVisible()
})

test('figures that are not measured are labelled as aims', async ({ open }) => {
  const page = await open('/features')
  const aims = page.getByRole('region', { name: 'What we aim for' })
  for (const figure of ['87%', '65%', '24/7', '3x']) await expect(aims.getByText(`Aim: ${figure}`)).toBeVisible()
  await expect(aims).toContainText('We have not measured them')
  for (const figure of ['87%', '65%', '3x']) await expect(page.getByText(figure)).toHaveCount(1)
})

test('the landing page loads less than 120 kB, even after scrolling to its end', async ({ open }) => {
  const page = await open('/login')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(response?.headers()['content-encoding']).toBe('br')
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThan(120_000)
})
