import type { Locator, Page } from '@playwright/test'
import { COMMUNITY_TOGGLES, EMAIL_TOGGLES, GENERAL_TOGGLES } from '#contract/messaging/notification-types.ts'
import type { Preferences } from '#contract/messaging/notifications.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const CALL = '**/api/notifications/preferences'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toggle = (within: Locator, name: string) => within.getByRole('switch', { name, exact: true })

/** Clicks the whole row, as a touch would. */
const press = (within: Locator, name: string) => within.getByText(name, { exact: true }).click()

async function preferencesOf(server: E2eServer, as: Person): Promise<Preferences> {
  return (await server.call<{ data: Preferences }>('GET', '/api/notifications/preferences', { as })).data
}

/** Holds back the page's save requests until the test releases them. */
async function holdSaving(page: Page) {
  const sent: unknown[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CALL, async (route) => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postDataJSON())
      await held
    }
    await route.continue()
  })
  return { sent, release: () => release() }
}

const refuseSaving = (page: Page) =>
  page.route(CALL, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { success: false, error: 'The server is busy', code: 'unavailable' } })
      : route.continue(),
  )

test.describe('the quick preferences in the settings', () => {
  test('apply immediately and stay after a reload', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/settings/notifications', { as: reader })
    const quick = card(page, 'Most used')
    await expect(quick.getByRole('switch')).toHaveCount(3)
    const { release } = await holdSaving(page)
    await press(quick, 'Reading streaks')
    await expect(toggle(quick, 'Reading streaks')).not.toBeChecked()
    expect((await preferencesOf(server, reader)).in_app_reading_streaks).toBe(true)
    release()
    await expect.poll(async () => (await preferencesOf(server, reader)).in_app_reading_streaks).toBe(false)
    await page.reload()
    await expect(toggle(quick, 'Reading streaks')).not.toBeChecked()
    await expect(toggle(quick, 'New articles')).toBeChecked()
    await page.getByRole('link', { name: /^All notification settings/ }).click()
    await expect(heading(page, 'Notification settings')).toBeFocused()
    await expect(toggle(card(page, 'In the app'), 'Reading streaks')).not.toBeChecked()
  })

  test('are reverted when they could not be saved', async ({ open, people, server, mishaps }) => {
    mishaps.expect(/status of 503|ERR_FAILED/)
    const reader = await people.aFreeReader()
    const page = await open('/settings/notifications', { as: reader })
    const quick = card(page, 'Most used')
    await expect(toggle(quick, 'New articles')).toBeChecked()
    await refuseSaving(page)
    await press(quick, 'New articles')
    await expect(quick.getByRole('alert')).toHaveText(/Failed to save your preference\. Please try again\.$/)
    await expect(toggle(quick, 'New articles')).toBeChecked()

    await page.unroute(CALL)
    await page.route(CALL, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await press(quick, 'Email digest')
    await expect(quick.getByRole('alert')).toBeVisible()
    await expect(toggle(quick, 'Email digest')).toBeChecked()

    await page.unroute(CALL)
    await press(quick, 'New articles')
    await expect(quick.getByRole('alert')).toBeHidden()
    await expect.poll(async () => (await preferencesOf(server, reader)).in_app_new_articles).toBe(false)
  })

  test('end in the last state that I chose, however fast I click', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/settings/notifications', { as: reader })
    const quick = card(page, 'Most used')
    const streaks = toggle(quick, 'Reading streaks')
    await expect(streaks).toBeChecked()
    const { sent, release } = await holdSaving(page)
    await streaks.focus()
    for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Space')
    await expect(streaks).not.toBeChecked()
    await press(quick, 'New articles')
    release()
    await expect
      .poll(async () => {
        const { in_app_reading_streaks, in_app_new_articles } = await preferencesOf(server, reader)
        return { in_app_reading_streaks, in_app_new_articles }
      })
      .toEqual({ in_app_reading_streaks: false, in_app_new_articles: false })
    await expect(streaks).not.toBeChecked()
    expect(sent).toHaveLength(2)
  })

  test('offer a retry when they could not be loaded', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 403/)
    const page = await open('/dashboard', { as: await people.aFreeReader() })
    await page.route(CALL, (route) => route.fulfill({ status: 403, json: { success: false, error: 'No' } }))
    await page.goto('/settings/notifications')
    const quick = card(page, 'Most used')
    await expect(quick.getByRole('alert')).toContainText('Failed to fetch preferences')
    await page.unroute(CALL)
    await quick.getByRole('button', { name: 'Try again' }).click()
    await expect(quick.getByRole('switch')).toHaveCount(3)
  })
})

test.describe('the notification settings', () => {
  test('show the stored values, and confirm a change for three seconds', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/notification-settings', { as: reader, withClock: true })
    const inApp = card(page, 'In the app')
    await expect(toggle(inApp, 'New articles')).toBeChecked()
    const { sent, release } = await holdSaving(page)
    await press(inApp, 'New articles')
    await expect(inApp.getByText('Saving…')).toBeVisible()
    await expect(toggle(inApp, 'New articles')).toBeChecked()
    await stopTime(page)
    release()
    const saved = page.getByRole('status').filter({ hasText: 'Preferences saved' })
    await expect(saved).toBeVisible()
    await expect(toggle(inApp, 'New articles')).not.toBeChecked()
    expect(sent).toEqual([{ in_app_new_articles: false }])
    expect((await preferencesOf(server, reader)).in_app_new_articles).toBe(false)
    await page.clock.runFor(2900)
    await expect(saved).toBeVisible()
    await page.clock.runFor(100)
    await expect(saved).toBeHidden()
    await page.clock.resume()
    await page.getByRole('link', { name: 'Back to settings' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
    await expect(toggle(card(page, 'Most used'), 'New articles')).not.toBeChecked()
  })

  test('a change that could not be saved says so once, in its row, and can be sent again', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 503/)
    const page = await open('/notification-settings', { as: await people.aFreeReader() })
    const inApp = card(page, 'In the app')
    await expect(toggle(inApp, 'Reading streaks')).toBeChecked()
    await refuseSaving(page)
    await press(inApp, 'Reading streaks')
    await expect(page.getByRole('alert')).toContainText('Failed to update preferences')
    await expect(page.getByRole('alert')).toContainText('The server is busy')
    const told = page.getByText('Not saved')
    await expect(told).toHaveCount(1)
    await expect(toggle(inApp, 'Reading streaks')).toBeChecked()
    await expect(inApp.getByText('Saving…')).toBeHidden()
    await page.unroute(CALL)
    await inApp.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(toggle(inApp, 'Reading streaks')).not.toBeChecked()
  })

  test('two quick clicks leave a switch as it was', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/notification-settings', { as: reader })
    const inApp = card(page, 'In the app')
    const { sent, release } = await holdSaving(page)
    await press(inApp, 'New articles')
    await expect.poll(() => sent.length).toBe(1)
    await press(inApp, 'New articles')
    release()
    await expect(page.getByRole('status').filter({ hasText: 'Preferences saved' })).toBeVisible()
    await expect(toggle(inApp, 'New articles')).toBeChecked()
    expect(sent).toEqual([{ in_app_new_articles: false }, { in_app_new_articles: true }])
    expect((await preferencesOf(server, reader)).in_app_new_articles).toBe(true)
  })

  test('with emails set to never, the three kinds of email cannot be chosen, here or in the settings', async ({
    open,
    people,
  }) => {
    const page = await open('/notification-settings', { as: await people.aFreeReader() })
    const email = card(page, 'Email')
    await expect(email.getByRole('radio', { name: /^Daily/ })).toBeChecked()
    await email.getByRole('radio', { name: /^Never/ }).click()
    await expect(email.getByRole('radio', { name: /^Never/ })).toBeChecked()
    for (const one of await email.getByRole('switch').all()) {
      await expect(one).toBeDisabled()
      await expect(one).not.toBeChecked()
      await expect(one).toHaveAccessibleDescription('Not sent: emails are set to never')
    }
    await page.getByRole('link', { name: 'Back to settings' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
    await expect(toggle(card(page, 'Most used'), 'Email digest')).toBeDisabled()
    await expect(toggle(card(page, 'Most used'), 'Email digest')).not.toBeChecked()
    await expect(toggle(card(page, 'Most used'), 'New articles')).toBeEnabled()

    await page.goto('/notification-settings')
    await email.getByRole('radio', { name: /^Weekly/ }).click()
    await expect(toggle(email, 'Digest of new articles')).toBeEnabled()
    await expect(toggle(email, 'Digest of new articles')).toBeChecked()
    await page.reload()
    await expect(email.getByRole('radio', { name: /^Weekly/ })).toBeChecked()
  })

  test('one button turns off all emails, another all notifications in the app', async ({ open, people, server }) => {
    const reader = await people.aFreeReader()
    const page = await open('/notification-settings', { as: reader })
    await page.getByRole('button', { name: 'Turn Off All Emails' }).click()
    await expect(card(page, 'Email').getByRole('switch', { checked: false })).toHaveCount(EMAIL_TOGGLES.length)
    await page.reload()
    await expect(card(page, 'Email').getByRole('radio', { name: /^Never/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Turn Off All Emails' })).toHaveCount(0)
    await expect(card(page, 'Email').getByRole('switch', { checked: false })).toHaveCount(EMAIL_TOGGLES.length)
    await expect(card(page, 'In the app').getByRole('switch', { checked: true })).toHaveCount(GENERAL_TOGGLES.length)

    await page.getByRole('button', { name: 'Turn Off In-App Notifications' }).click()
    await expect(card(page, 'In the app').getByRole('switch', { checked: false })).toHaveCount(GENERAL_TOGGLES.length)
    await page.reload()
    await expect(card(page, 'In the app').getByRole('switch', { checked: false })).toHaveCount(GENERAL_TOGGLES.length)
    const kept = await preferencesOf(server, reader)
    expect(COMMUNITY_TOGGLES.every((name) => kept[name])).toBe(true)
  })

  test('the community options are shown only to people with access', async ({ open, people }) => {
    const free = await open('/notification-settings', { as: await people.aFreeReader() })
    await expect(card(free, 'In the app')).toBeVisible()
    await expect(card(free, 'Community')).toBeHidden()
    const tester = await open('/notification-settings', { as: await people.aTester() })
    await expect(card(tester, 'Community').getByRole('switch')).toHaveCount(COMMUNITY_TOGGLES.length)
    const likes = toggle(card(tester, 'Community'), 'Forum likes')
    const were = await likes.isChecked()
    await press(card(tester, 'Community'), 'Forum likes')
    await expect(likes).toBeChecked({ checked: !were })
  })

  test('offer a retry when they could not be loaded', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 403/)
    const page = await open('/dashboard', { as: await people.aFreeReader() })
    await page.route(CALL, (route) => route.fulfill({ status: 403, json: { success: false, error: 'No' } }))
    await page.goto('/notification-settings')
    await expect(page.getByRole('alert')).toContainText('Unable to Load Settings')
    await expect(page.getByRole('alert')).toContainText('Failed to load notification preferences.')
    await page.unroute(CALL)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Email')).toBeVisible()
  })

  test('are for signed-in people only', async ({ open }) => {
    const page = await open('/notification-settings')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('the link in an email', () => {
  const BY_TICKET = '**/api/mail/preferences?*'

  /** Answers like the server for a valid ticket, because a real one is emailed hours later. */
  async function aLivingTicket(page: Page) {
    let preferences = {
      email_frequency: 'daily',
      email_daily_digest: true,
      email_quiz_completion: true,
      email_bookmark_reminders: false,
    }
    const asked: string[] = []
    await page.route(BY_TICKET, (route) => {
      const request = route.request()
      asked.push(`${request.method()} ${new URL(request.url()).searchParams.get('ticket')}`)
      if (request.method() === 'PUT') preferences = { ...preferences, ...request.postDataJSON() }
      return route.fulfill({ json: { success: true, data: { email: 'asha@example.in', preferences } } })
    })
    return asked
  }

  test('lets me change my emails without signing in, and removes the ticket from the URL', async ({ open }) => {
    const page = await open('/')
    const asked = await aLivingTicket(page)
    await page.goto('/mail-preferences#ticket=living.ticket')
    await expect(page.getByText('a…@example.in')).toBeVisible()
    await expect(page).toHaveURL(/\/mail-preferences$/)
    await expect(toggle(page.locator('main'), 'Bookmark reminders')).not.toBeChecked()

    await press(page.locator('main'), 'Bookmark reminders')
    await expect(toggle(page.locator('main'), 'Bookmark reminders')).toBeChecked()
    await expect(page.getByRole('status')).toContainText('Preferences saved')

    await page.getByRole('button', { name: 'Stop all emails' }).click()
    await expect(page.getByText('You won’t get any more emails from us, except about your account.')).toBeVisible()
    await expect(page.getByRole('switch').or(page.getByRole('button', { name: 'Stop all emails' }))).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('radio', { name: /^Never/ })).toBeChecked()
    expect(new Set(asked)).toEqual(new Set(['GET living.ticket', 'PUT living.ticket']))
  })

  test('says when a change could not be saved', async ({ open, mishaps }) => {
    mishaps.expect(/ERR_FAILED/)
    const page = await open('/')
    await aLivingTicket(page)
    await page.goto('/mail-preferences#ticket=living')
    await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()
    await page.route(BY_TICKET, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
    await page.getByRole('radio', { name: /^Weekly/ }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to update preferences')
    await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()
  })

  test('that is no longer valid says so and leads to the sign-in page', async ({ open, mishaps }) => {
    mishaps.expect(/status of 403/)
    const page = await open('/mail-preferences#ticket=dead.and.gone')
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Sign in to change your preferences.')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('that is cut off or far too long is invalid, and does not end a session', async ({ open, people, mishaps }) => {
    mishaps.expect(/status of 422/)
    const page = await open('/mail-preferences', { as: await people.aFreeReader() })
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.goto(`/mail-preferences#ticket=${'x'.repeat(400)}`)
    await expect(page).toHaveURL(/\/mail-preferences$/)
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
    await page.getByRole('link', { name: 'All notification settings' }).click()
    await expect(heading(page, 'Notification settings')).toBeVisible()
  })

  test('can be retried after the server was unavailable', async ({ open, mishaps }) => {
    mishaps.expect(/ERR_FAILED/)
    const page = await open('/')
    await page.route(BY_TICKET, (route) => route.abort())
    await page.goto('/mail-preferences#ticket=living')
    await expect(page.getByRole('alert')).toContainText('Unable to Load Settings')
    await page.unroute(BY_TICKET)
    await aLivingTicket(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('a…@example.in')).toBeVisible()
  })
})
