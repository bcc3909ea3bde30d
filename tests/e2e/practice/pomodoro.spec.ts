import type { BrowserContext, Page } from '@playwright/test'
import { IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library, OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { showTimer } from '#tests/support/browser/reader.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { builtFile } from '#tests/support/server/built-file.ts'

const MINUTE = 60_000

const control = (page: Page) => page.getByRole('region', { name: 'Study timer' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Break Time' })
const timeLeft = (page: Page) => control(page).getByRole('timer')
const unfold = (page: Page) =>
  control(page)
    .getByRole('button', { name: /^Study timer/ })
    .click()
const settings = (page: Page) => page.getByRole('dialog', { name: 'Study timer' })
const press = (page: Page, name: string) => control(page).getByRole('button', { name, exact: true }).click()
const articlePath = async (library: Library, title = IN_ENGLISH_ONLY) =>
  `/article/${(await library.articleNamed(title)).article_id}`

/** The break game has its own tests; here its requests fail without leaving this machine. */
const noPosts = (context: BrowserContext) =>
  context.route('**/hot.json*', (route) =>
    route.fulfill({ body: '{"data":{"children":[]}}', headers: { 'access-control-allow-origin': '*' } }),
  )

async function startFocus(page: Page) {
  await showTimer(page)
  await pressStart(page)
}

async function pressStart(page: Page) {
  await noPosts(page.context())
  await expect(timeLeft(page)).toHaveText('25:00')
  // On a busy machine the clock may run a little before it is stopped.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  await press(page, 'Start')
  await expect(control(page).getByRole('button', { name: 'Study timer: Focus' })).toBeVisible()
  // The dialog must be open before the clock is moved.
  await expect(page.getByText('Focus started: 25 minutes.')).toBeAttached()
}

test('the break follows focus automatically, and focus follows the break', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.runFor(1000)
  await expect(timeLeft(page)).toHaveText('24:59')
  await page.clock.fastForward(24 * MINUTE + 58_000)
  await expect(timeLeft(page)).toHaveText('00:01')
  await expect(modal(page)).toBeHidden()
  await page.clock.runFor(1000)
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByRole('timer')).toHaveText('05:00')
  await page.clock.fastForward(4 * MINUTE + 59_000)
  await expect(modal(page).getByRole('timer')).toHaveText('00:01')
  await page.clock.runFor(1000)
  await expect(modal(page)).toBeHidden()
  await expect(timeLeft(page)).toHaveText('25:00')
  await expect(page.getByText('The break is over. Focus started: 25 minutes.')).toBeAttached()
  await page.clock.runFor(2000)
  await expect(timeLeft(page)).toHaveText('24:58')
})

test('I pause and resume, and the pause does not count', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.fastForward(10 * MINUTE)
  await press(page, 'Pause')
  await expect(control(page).getByRole('button', { name: 'Study timer: Paused' })).toBeVisible()
  await page.clock.fastForward(60 * MINUTE)
  await expect(timeLeft(page)).toHaveText('15:00')
  await press(page, 'Resume')
  await page.clock.fastForward(5 * MINUTE)
  await expect(timeLeft(page)).toHaveText('10:00')
  await unfold(page)
  await settings(page).getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(timeLeft(page)).toHaveText('25:00')
  await expect(page.getByText('Study timer reset.')).toBeAttached()
  await expect(control(page).getByRole('button', { name: 'Start' })).toBeVisible()
})

test('a new duration is shown immediately while the timer is idle, and is saved', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await showTimer(page)
  await unfold(page)
  const focus = settings(page).getByRole('combobox', { name: 'Focus' })
  const pause = settings(page).getByRole('combobox', { name: 'Break' })
  await expect(focus.getByRole('option')).toHaveText([5, 10, 15, 20, 25, 30, 45, 60].map((length) => `${length} minutes`))
  await expect(pause.getByRole('option')).toHaveText([3, 5, 10, 15, 20].map((length) => `${length} minutes`))
  await expect(pause).toHaveValue('5')
  await focus.selectOption('60')
  await pause.selectOption('3')
  await page.keyboard.press('Escape')
  await expect(timeLeft(page)).toHaveText('60:00')

  await page.reload()
  await showTimer(page)
  await expect(timeLeft(page)).toHaveText('60:00')
  await unfold(page)
  await expect(pause).toHaveValue('3')
  await page.keyboard.press('Escape')
  await press(page, 'Start')
  await unfold(page)
  await expect(focus).toBeDisabled()
  await expect(pause).toBeDisabled()
})

test('a reload loses no time', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.fastForward(5 * MINUTE)
  // A page needs a running clock to open.
  await page.clock.resume()
  await page.reload()
  await expect(timeLeft(page)).toHaveText(/^(20:00|19:5\d)$/)
  await press(page, 'Pause')
  await page.reload()
  await expect(control(page).getByRole('button', { name: 'Study timer: Paused' })).toBeVisible()
})

test('the timer continues when I leave the article, and every page shows it in its title', async ({ open, people, library }) => {
  const { title } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.runFor(26_000)
  await expect(page).toHaveTitle(`24:34 · ${title} · UPSC Current Catalyst`)
  await page.getByRole('link', { name: 'Daily Current Affairs' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(page).toHaveTitle(/^24:\d\d · .+ · UPSC Current Catalyst$/)
  await expect(page).not.toHaveTitle(new RegExp(title))
  await expect(timeLeft(page)).toHaveText(/^24:\d\d$/)
  await press(page, 'Pause')
  await expect(page).not.toHaveTitle(/^\d/)
  await press(page, 'Resume')

  await page.clock.fastForward(25 * MINUTE)
  await expect(modal(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Break 0[45]:\d\d · /)
  await modal(page).getByRole('button', { name: 'Skip Break' }).click()
  await expect(modal(page)).toBeHidden()
  await expect(control(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/\d\d:\d\d/)
})

test('skipping the break resets both timers and starts nothing', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.fastForward(26 * MINUTE)
  await modal(page).getByRole('button', { name: 'Skip Break' }).click()
  await expect(modal(page)).toBeHidden()
  await expect(timeLeft(page)).toHaveText('25:00')
  await page.clock.fastForward(60 * MINUTE)
  await expect(timeLeft(page)).toHaveText('25:00')
  await expect(modal(page)).toBeHidden()
})

test('a break keeps my reading position', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), withClock: true })
  await page.getByRole('link', { name: OF_NEWEST_DAY }).click()
  await startFocus(page)
  // Like a reader who follows a link and scrolls: the focus is still on the heading.
  await heading(page, OF_NEWEST_DAY).focus()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.clock.fastForward(25 * MINUTE)
  await modal(page).getByRole('button', { name: 'Skip Break' }).click()
  await expect(modal(page)).toBeHidden()
  // The focus returns in a later task.
  await page.clock.runFor(100)
  await expect(heading(page, OF_NEWEST_DAY)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})

test('after the computer slept through focus and break, the timer shows the right phase', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await startFocus(page)
  await page.clock.fastForward(40 * MINUTE)
  await expect(modal(page)).toBeHidden()
  await expect(timeLeft(page)).toHaveText('15:00')
  await page.clock.fastForward(17 * MINUTE)
  await expect(modal(page).getByRole('timer')).toHaveText('03:00')
})

test('two tabs show the same timer, and only one of them plays the tone', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), {
    as: await people.aFreeReader(),
    remembers: { study_timer_preferences: '{"notification":true}' },
    permissions: ['notifications'],
  })
  const rung: string[] = []
  await page.context().exposeBinding('rung', (_, title: string) => rung.push(title))
  await page.context().addInitScript(() => {
    const { rung } = window as unknown as { rung: (title: string) => void }
    class Recorded {
      static permission = 'granted'
      constructor(title: string) {
        rung(title)
      }
    }
    Object.assign(window, { Notification: Recorded })
  })
  await page.reload()
  const other = await page.context().newPage()
  await other.goto(await articlePath(library, IN_THREE_LANGUAGES))
  for (const tab of [page, other]) await showTimer(tab)
  await expect(timeLeft(other)).toHaveText('25:00')
  await noPosts(page.context())
  await press(page, 'Start')
  await expect(control(other).getByRole('button', { name: 'Pause' })).toBeVisible()
  for (const tab of [page, other]) await expect(tab.getByText('Focus started: 25 minutes.')).toBeAttached()

  // Made-up clocks cannot be moved in two tabs at one moment, and a tab whose clock is behind would take the other's time for a mistake. So time
  // is left alone and focus is nearly over.
  const third = await page.context().newPage()
  await third.goto('/forgot-password')
  await third.evaluate(() => {
    const timer = JSON.parse(localStorage.getItem('study_timer') ?? '{}')
    localStorage.setItem('study_timer', JSON.stringify({ ...timer, endsAt: Date.now() + 500 }))
  })
  for (const tab of [page, other]) await expect(modal(tab)).toBeVisible()
  await expect.poll(() => rung).toEqual(['Break Time'])
  await modal(other).getByRole('button', { name: 'Skip Break' }).click()
  for (const tab of [page, other]) {
    await expect(modal(tab)).toBeHidden()
    await expect(timeLeft(tab)).toHaveText('25:00')
  }
  expect(rung).toEqual(['Break Time'])
})

test('a soft tone sounds when I switch it on, and when focus ends', async ({ open, people, library }) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader(), withClock: true })
  await page.evaluate(() => {
    const { start } = OscillatorNode.prototype
    document.body.dataset.notes = '0'
    OscillatorNode.prototype.start = function (when) {
      document.body.dataset.notes = String(Number(document.body.dataset.notes) + 1)
      start.call(this, when)
    }
  })
  const notes = () => page.evaluate(() => Number(document.body.dataset.notes))
  await showTimer(page)
  await unfold(page)
  await settings(page).getByRole('checkbox', { name: 'Play a sound' }).check()
  await expect.poll(notes).toBe(2)
  await page.keyboard.press('Escape')
  await pressStart(page)
  expect(await notes()).toBe(2)
  await page.clock.fastForward(25 * MINUTE)
  await expect(modal(page)).toBeVisible()
  await expect.poll(notes).toBe(4)
})

test('the notification permission is requested only when I turn them on, and a denial is explained', async ({
  open,
  people,
  library,
}) => {
  const page = await open(await articlePath(library), { as: await people.aFreeReader() })
  await page.evaluate(() => {
    const asked = {
      permission: 'default',
      times: 0,
      requestPermission: async () => {
        asked.times++
        asked.permission = 'denied'
        return 'denied'
      },
    }
    Object.assign(window, { Notification: asked })
  })
  const times = () => page.evaluate(() => (Notification as unknown as { times: number }).times)
  await showTimer(page)
  await unfold(page)
  const box = settings(page).getByRole('checkbox', { name: 'Show a notification' })
  await expect(box).not.toBeChecked()
  expect(await times()).toBe(0)
  await box.click()
  await expect(settings(page).getByText(/Notifications are blocked for this site/)).toBeVisible()
  await expect(box).not.toBeChecked()
  expect(await times()).toBe(1)
})

test('signing out ends the timer', async ({ open, people, library }) => {
  const reader = await people.aFreeReader()
  const page = await open(await articlePath(library), { as: reader, withClock: true })
  await startFocus(page)
  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('study_timer'))).toBeNull()
  await expect(page).not.toHaveTitle(/\d\d:\d\d/)
  await page.clock.fastForward(60 * MINUTE)
  await expect(modal(page)).toBeHidden()
})

test('when the break dialog cannot be loaded, the article stays usable', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const code = builtFile('practice/focus/timer-host.tsx')
  const page = await open(await articlePath(library), { as: await people.aFreeReader() })
  await page.route(code, (route) => route.abort())
  await showTimer(page)
  await press(page, 'Start')
  await expect(timeLeft(page)).toHaveText(/^24:5\d$/)
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await page.unroute(code)
  // Some browsers remember that a module could not be loaded, until the page is loaded again.
  await page.reload()
  await expect(page).toHaveTitle(/^24:\d\d · /)
})
