import type { BrowserContext, Page } from '@playwright/test'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { aTone } from '#tests/support/browser/tone.ts'
import { builtFile } from '#tests/support/server/built-file.ts'

const LENGTH_S = 180

const player = (page: Page) => page.getByRole('region', { name: 'Audio overview' })
const dock = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const seekBar = (page: Page) => player(page).getByRole('slider', { name: 'Seek' })
const press = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true }).first().click()

/** The state of the audio element. */
const sound = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    isPlaying: !audio.paused && audio.readyState >= 3,
    isEmpty: audio.networkState === HTMLMediaElement.NETWORK_EMPTY,
    time: audio.currentTime,
    isMuted: audio.muted,
    speed: audio.playbackRate,
  }))
const isPlaying = async (page: Page) => (await sound(page)).isPlaying
const time = async (page: Page) => (await sound(page)).time
const plays = (page: Page) => expect.poll(() => isPlaying(page)).toBe(true)
const isSilent = (page: Page) => expect.poll(() => isPlaying(page)).toBe(false)
const isNear = (page: Page, seconds: number) => expect.poll(async () => Math.abs((await time(page)) - seconds)).toBeLessThan(8)

const placesOf = ({ user }: Person) => `own/${user.id}/listening_places`

const LONG = Array.from({ length: 60 }, (_, n) => `Sentence ${n} of a long account that has to be scrolled.`).join('\n\n')

async function aRecordedArticle(library: Library, languages: string[], { url }: { url?: unknown } = {}): Promise<string> {
  const parts = {
    analysis_text: { past: LONG, present: LONG },
    title_translated: { hi: 'सुनने के लिए एक लेख' },
    ...(url !== undefined && { audio_overview_url: url }),
  }
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('An article to listen to', parts)])
  for (const language of languages) await library.record(id, language, aTone(LENGTH_S))
  return id
}

test('I play and pause an audio overview, and nothing is fetched before I press Play', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const asked: string[] = []
  const page = await open(`/article/${id}`, {
    as: await people.aProReader(),
    prepare: async (context) => context.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await expect(player(page)).toContainText('0:00')
  await expect(seekBar(page)).toBeDisabled()
  expect(asked.filter((path) => path.startsWith('/api/audio'))).toEqual([])

  await press(page, 'Play')
  await plays(page)
  await expect(player(page)).toContainText('/ 3:00')
  await expect(seekBar(page)).toHaveAttribute('max', String(LENGTH_S))
  await expect.poll(() => time(page)).toBeGreaterThan(0.3)
  await press(page, 'Pause')
  await isSilent(page)
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('I seek with the keyboard and skip by 15 seconds', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await press(page, 'Play')
  await plays(page)
  await press(page, 'Pause')
  await seekBar(page).focus()
  await page.keyboard.press('Home')
  await isNear(page, 0)
  for (const key of ['PageUp', 'PageUp', 'ArrowRight']) await page.keyboard.press(key)
  await isNear(page, 65)
  await expect(player(page)).toContainText('1:05 / 3:00')
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 3 minutes')
  await page.keyboard.press('ArrowLeft')
  await press(page, 'Forward 15 seconds')
  await expect(player(page)).toContainText('1:15 / 3:00')
  await press(page, 'Back 15 seconds')
  await press(page, 'Back 15 seconds')
  await expect(player(page)).toContainText('0:45 / 3:00')
  for (let n = 0; n < 4; n++) await press(page, 'Back 15 seconds')
  await expect(player(page)).toContainText('0:00 / 3:00')
})

test('dragging the seek bar seeks when I release it', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await press(page, 'Play')
  await plays(page)
  await press(page, 'Pause')
  await seekBar(page).fill('0')
  const { x, y, width, height } = (await seekBar(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + 10, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await expect(player(page)).toContainText('1:30 / 3:00')
  expect(await time(page)).toBeLessThan(5)
  await page.mouse.up()
  await isNear(page, LENGTH_S / 2)
})

test('speed is saved, and muting does not pause', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await player(page).getByLabel('Speed').selectOption('1.5×')
  await press(page, 'Play')
  await plays(page)
  await press(page, 'Mute')
  expect(await sound(page)).toMatchObject({ isPlaying: true, isMuted: true, speed: 1.5 })
  await press(page, 'Unmute')
  expect((await sound(page)).isMuted).toBe(false)
  await page.reload()
  await expect(player(page).getByLabel('Speed')).toHaveValue('1.5')
  await press(page, 'Play')
  await plays(page)
  expect((await sound(page)).speed).toBe(1.5)
})

test('it resumes at the same position after a reload, and signing out deletes the position', async ({
  open,
  people,
  library,
}) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await press(page, 'Play')
  await plays(page)
  await seekBar(page).fill('100')
  await isNear(page, 100)
  await page.reload()
  await expect(player(page)).toContainText(/1:4\d \/ 3:00/)
  expect((await sound(page)).isEmpty).toBe(true)
  await press(page, 'Play')
  await plays(page)
  await isNear(page, 100)

  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('audio')).toHaveCount(0)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key.startsWith('own/') || key.startsWith('auth_'))).toEqual([])
})

test('at the end it returns to the start, and the position is deleted', async ({ open, people, library }) => {
  const as = await people.aProReader()
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as })
  await press(page, 'Play')
  await plays(page)
  await seekBar(page).fill('179')
  await expect(player(page)).toHaveAttribute('data-status', 'idle')
  await expect(player(page)).toContainText('0:00 / 3:00')
  expect(await page.evaluate((key) => localStorage.getItem(key), placesOf(as))).toBe('[]')
  await press(page, 'Play')
  await plays(page)
  await isNear(page, 0)
})

test('with one audio language there is no choice, with two it starts in mine', async ({ open, people, library }) => {
  const one = await aRecordedArticle(library, ['en'])
  const two = await aRecordedArticle(library, ['en', 'hi'])
  const as = await people.aProReader()
  const choice = (page: Page) => player(page).getByLabel('Audio language')
  const page = await open(`/article/${one}`, { as, remembers: { reading_language: 'hi' } })
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(choice(page)).toHaveCount(0)

  await page.goto(`/article/${two}`)
  await expect(choice(page)).toHaveValue('hi')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en')
  await expect(choice(page)).toHaveValue('en')
  await press(page, 'Play')
  await plays(page)
  await seekBar(page).fill('90')
  await isNear(page, 90)
  // Changing the reading language does not change the audio that plays.
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('hi')
  await expect(choice(page)).toHaveValue('en')
  expect(await isPlaying(page)).toBe(true)
  await choice(page).selectOption('हिन्दी')
  await plays(page)
  await isNear(page, 0)
  await choice(page).selectOption('English')
  await plays(page)
  await isNear(page, 90)
})

test('a file that cannot be loaded says so, and Retry works', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await page.route(`**/api/audio/${id}/en?*`, (route) => route.abort())
  await press(page, 'Play')
  await expect(player(page).getByRole('alert')).toContainText('Failed to load audio file. Please try again later.')
  await page.unroute(`**/api/audio/${id}/en?*`)
  await press(page, 'Retry')
  await plays(page)
  await expect(player(page).getByRole('alert')).toHaveCount(0)
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeFocused()
})

test('a URL that is rejected shows the same message', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await page.route('**/address', (route) => route.abort())
  await press(page, 'Play')
  await expect(player(page).getByRole('alert')).toContainText('Failed to load audio file. Please try again later.')
})

test('when the browser blocks playback the player says so', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play
      return Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
  })
  await press(page, 'Play')
  await expect(player(page).getByRole('alert')).toContainText('Failed to play audio. Please try again later.')
  await press(page, 'Retry')
  await plays(page)
})

test('an expired URL is replaced without interruption, at the same second', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 403/)
  const as = await people.aProReader()
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, {
    as,
    remembers: { [placesOf(as)]: JSON.stringify([{ what: `${id} en`, at: 60, of: LENGTH_S }]) },
  })
  let asked = 0
  await page.route('**/address', async (route) => {
    if (++asked > 1) return route.continue()
    const expires_at = new Date(Date.now() + 600_000).toISOString()
    await route.fulfill({ json: { success: true, data: { url: `/api/audio/${id}/en?ticket=old`, expires_at } } })
  })
  await press(page, 'Play')
  await plays(page)
  await isNear(page, 60)
  expect(asked).toBe(2)
  await expect(player(page).getByRole('alert')).toHaveCount(0)
})

test('after a long pause it continues with a new URL', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader(), withClock: true })
  await press(page, 'Play')
  await plays(page)
  await seekBar(page).fill('75')
  await isNear(page, 75)
  await press(page, 'Pause')
  await page.clock.fastForward('16:00')
  const renewed = page.waitForRequest('**/address')
  await press(page, 'Play')
  await renewed
  await plays(page)
  await isNear(page, 75)
})

test('a URL of another site is used unchanged', async ({ open, people, library }) => {
  const url = 'https://recordings.example/overview.wav'
  const id = await aRecordedArticle(library, [], { url })
  const page = await open(`/article/${id}`, {
    as: await people.aProReader(),
    prepare: (context) => context.route(url, (route) => route.fulfill({ body: aTone(30), contentType: 'audio/wav' })),
  })
  await press(page, 'Play')
  await plays(page)
  expect(await page.locator('audio').getAttribute('src')).toBe(url)
})

test('while I scroll, a small player stays visible and never covers the end of the page', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader(), viewport: { width: 360, height: 740 } })
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const listening = page.getByRole('button', { name: 'Listen' })
  await expect(listening).toHaveAttribute('aria-expanded', 'false')
  await toEnd()
  await expect(dock(page)).toBeHidden()
  await page.evaluate(() => scrollTo(0, 0))
  await listening.click()
  await plays(page)
  await listening.click()
  await expect(player(page).getByRole('slider', { name: 'Seek' })).toBeHidden()
  await expect(dock(page), 'what plays keeps its controls').toBeVisible()
  await listening.click()
  await expect(dock(page)).toBeHidden()
  await toEnd()
  await expect(dock(page)).toBeVisible()
  // The page still grows while what stands at its end loads.
  const covered = async () => {
    await toEnd()
    const end = await page.getByText('UPSC Current Catalyst').last().boundingBox()
    const bar = await dock(page).boundingBox()
    return (end?.y ?? 0) + (end?.height ?? 0) - (bar?.y ?? 0)
  }
  await expect.poll(covered).toBeLessThan(1)

  await dock(page).getByRole('button', { name: 'Pause' }).click()
  await isSilent(page)
  await dock(page).getByRole('button', { name: 'Forward 15 seconds' }).click()
  await dock(page).getByRole('button', { name: 'Play' }).click()
  await plays(page)
  await expect.poll(() => time(page)).toBeGreaterThan(15)
  await dock(page).getByRole('button', { name: 'Stop' }).click()
  await isSilent(page)
  await expect(dock(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('I play, scroll and stop by keyboard alone', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en', 'hi'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await player(page).getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
  await plays(page)
  await expect(seekBar(page)).toBeEnabled()
  const passed: unknown[] = []
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Tab')
    passed.push(await focused())
  }
  expect(passed).toEqual(['Back 15 seconds', 'Forward 15 seconds', 'Seek', 'Audio language', 'Speed', 'Mute'])
  await page.keyboard.press('End')
  await expect(dock(page)).toBeVisible()
  for (let n = 0; n < 4; n++) await page.keyboard.press('Tab')
  expect(await focused()).toBe('Stop')
  await page.keyboard.press('Space')
  await isSilent(page)
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused()
})

test('it continues while I use flashcards', async ({ open, people, library }) => {
  const cards = { follow_up_data: { flashcards: [{ front: 'Who?', back: 'We.' }] } }
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('An article with cards', cards)])
  await library.record(id, 'en', aTone(60))
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await press(page, 'Play')
  await plays(page)
  await page.getByRole('button', { name: 'View Flashcards' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await time(page)
  await expect.poll(() => time(page)).toBeGreaterThan(before)
  expect(await isPlaying(page)).toBe(true)
})

test('it stops when I leave the article', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  await press(page, 'Play')
  await plays(page)
  const audio = await page.locator('audio').elementHandle()
  await page.getByRole('link', { name: 'Daily Current Affairs' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await expect
    .poll(() => audio?.evaluate((left: HTMLAudioElement) => [left.paused, left.hasAttribute('src')]))
    .toEqual([true, false])
})

test('free readers and testers see no audio player', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  for (const as of [await people.aFreeReader(), await people.aTester()]) {
    const page = await open(`/article/${id}`, { as })
    await expect(page.getByText('Audio overview:')).toBeVisible()
    await expect(player(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: /Read aloud/ })).toHaveCount(0)
  }
})

test('the lock screen shows the title, and its buttons work', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, { as: await people.aProReader(), prepare: recordActions })
  const act = (action: string, details = {}) =>
    page.evaluate(([name, more]) => (window as unknown as Recorded).actions[name]?.(more), [action, details] as const)
  await press(page, 'Play')
  await plays(page)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('An article to listen to')
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('UPSC Current Catalyst')
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).toMatch(/^Daily Current Affairs, .*1950$/)
  await act('seekto', { seekTime: 60 })
  await isNear(page, 60)
  await act('seekforward', {})
  await isNear(page, 75)
  await act('seekbackward', { seekOffset: 30 })
  await isNear(page, 45)
  await act('pause')
  await isSilent(page)
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
  await act('play')
  await plays(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Recorded).position))
    .toMatchObject({ duration: LENGTH_S, playbackRate: 1 })

  await page.getByRole('link', { name: 'Daily Current Affairs' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => page.evaluate(() => Object.values((window as unknown as Recorded).actions).some(Boolean))).toBe(false)
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
})

test('the page does not shift when the player appears', async ({ open, people, library }) => {
  const id = await aRecordedArticle(library, ['en', 'hi'])
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    let letCome = () => {}
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve
    })
    const page = await open(`/article/${id}`, {
      as: await people.aProReader(),
      viewport,
      prepare: (context) => context.route(playerCode(), (route) => mayCome.then(() => route.continue())),
    })
    await expect(page.getByText('Loading the player')).toBeAttached()
    const summary = page.getByRole('region', { name: 'Executive summary' })
    const before = await summary.boundingBox()
    letCome()
    await expect(page.getByRole('region', { name: 'Audio overview', includeHidden: true })).toBeAttached()
    expect((await summary.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  }
})

test('when the player could not be loaded, I can retry', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const id = await aRecordedArticle(library, ['en'])
  const page = await open(`/article/${id}`, {
    as: await people.aProReader(),
    prepare: (context) => context.route(playerCode(), (route) => route.abort()),
  })
  await expect(page.getByText('Failed to load the player.')).toBeVisible()
  await page.context().unroute(playerCode())
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(player(page)).toBeVisible()
})

/** Built files have hashed names; the manifest of the build says which is which. */
const playerCode = () => builtFile('reading/audio/listening.tsx')

interface Recorded {
  actions: Record<string, ((details: object) => void) | null>
  position: MediaPositionState
}

/** Tests cannot press media keys, so the registered handlers are recorded and called. */
function recordActions(context: BrowserContext) {
  return context.addInitScript(() => {
    const recorded = window as unknown as Recorded
    recorded.actions = {}
    navigator.mediaSession.setActionHandler = (action, act) => {
      recorded.actions[action] = act as Recorded['actions'][string] as never
    }
    navigator.mediaSession.setPositionState = (position) => {
      if (position) recorded.position = position
    }
  })
}
