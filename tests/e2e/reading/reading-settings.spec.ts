import type { Page } from '@playwright/test'
import { type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const CALL = '**/api/user/reading-settings'
const EXTREME: Partial<ReadingSettings> = {
  face: 'opendyslexic',
  lines: 'wider',
  paragraphs: 'wider',
  words: 'wider',
  letters: 'wider',
  measure: 'wide',
}

const pathOf = async (library: Library, title: string) => `/article/${(await library.articleNamed(title)).article_id}`
/** In a translated article its name begins with the word of that language. */
const textButton = (page: Page) => page.getByRole('button', { name: /(^| )Text$/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Reading', exact: true })
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
const choose = (page: Page, group: string, name: string) => choice(page, group, name).check({ force: true })
const save = (server: E2eServer, as: Person, body: Partial<ReadingSettings>) =>
  server.call('PUT', '/api/user/reading-settings', { as, body })

async function kept(server: E2eServer, as: Person): Promise<ReadingSettings> {
  const { data } = await server.call<{ data: { reading_settings: ReadingSettings } }>('GET', '/api/user/profile', { as })
  return data.reading_settings
}

/** The computed style of the first paragraph of a section. */
const paragraph = (page: Page, part: string) =>
  page
    .getByRole('region', { name: part })
    .locator('p.whitespace-pre-line')
    .first()
    .evaluate((element) => {
      const { fontFamily, fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const inEm = (value: string) => Math.round((Number.parseFloat(value) / size) * 100) / 100 || 0
      return {
        face: fontFamily.split(',')[0]?.replaceAll('"', ''),
        faces: fontFamily,
        letters: inEm(letterSpacing),
        words: inEm(wordSpacing),
        lines: inEm(lineHeight),
        width: element.getBoundingClientRect().width,
      }
    })

/** The fonts that the page fetches from now on. */
function fontsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /([\w-]+)\.woff2$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

test('a setting that I change in an article applies immediately, survives a reload, and appears in my settings', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader })
  const fonts = fontsOf(page)
  await page.reload()
  const before = await paragraph(page, 'Past')
  expect(before).toMatchObject({ face: 'Source Serif 4', letters: 0, words: 0, lines: 1.6 })
  expect(fonts.join()).not.toContain('opendyslexic')

  await textButton(page).click()
  await choose(page, 'Line spacing', 'Wider')
  await choose(page, 'Letter spacing', 'Wide')
  await choose(page, 'Line length', 'Short')
  await choose(page, 'Font', 'Sans serif')
  const after = await paragraph(page, 'Past')
  expect(after).toMatchObject({ face: 'Inter', letters: 0.06, words: 0.12, lines: 2.1 })
  expect(after.width).toBeLessThan(before.width)
  await expect
    .poll(() => kept(server, reader))
    .toEqual({
      ...STANDARD_READING,
      lines: 'wider',
      letters: 'wide',
      measure: 'narrow',
      face: 'plain',
    })

  await page.reload()
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  expect(await paragraph(page, 'Past')).toEqual(after)
  const elsewhere = await open('/dashboard', { as: await people.signsIn(reader.email, reader.password) })
  const fetched = fontsOf(elsewhere)
  await elsewhere.goto(await pathOf(library, IN_ENGLISH_ONLY))
  expect(await paragraph(elsewhere, 'Past')).toMatchObject({ face: 'Inter' })
  expect(fetched.join()).not.toMatch(/serif|opendyslexic/)
  await page.goto('/settings/reading')
  await expect(choice(page, 'Line spacing', 'Wider')).toBeChecked()
  await card(page).getByRole('button', { name: 'Reset to default' }).click()
  await expect(choice(page, 'Font', 'Serif')).toBeChecked()
  await expect.poll(() => kept(server, reader)).toEqual(STANDARD_READING)
})

test('OpenDyslexic is loaded when I choose it, and on later visits before the text', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader })
  const fonts = fontsOf(page)
  await textButton(page).click()
  await expect(panel(page)).toBeVisible()
  expect(fonts.join()).not.toContain('opendyslexic')
  await choose(page, 'Font', 'OpenDyslexic')
  await expect.poll(() => fonts.join()).toContain('opendyslexic-latin-400')
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em OpenDyslexic', 'a'))).toBe(true)
  expect((await paragraph(page, 'Past')).face).toBe('OpenDyslexic')
  await expect.poll(async () => (await kept(server, reader)).face).toBe('opendyslexic')
})

test('my settings apply before the first rendering, without layout shift', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  await save(server, reader, { ...EXTREME, face: 'plain' })
  const again = await people.signsIn(reader.email, reader.password)
  const page = await open('/dashboard', { as: again })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(await pathOf(library, IN_ENGLISH_ONLY))
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  const moved = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.reduce((sum, one) => sum + one, 0))
  expect(moved).toBeLessThan(0.02)
})

test('a second device has my settings after signing in, and a signed-in one when it is opened next', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const tablet = await open('/dashboard', { as: reader })
  await save(server, reader, { lines: 'wide', face: 'plain' })
  const phone = await open('/login')
  await phone.getByLabel('Email').fill(reader.email)
  await phone.getByLabel('Password', { exact: true }).fill(reader.password)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(phone, 'Daily Current Affairs')).toBeVisible()
  for (const device of [phone, tablet]) {
    await device.goto(await pathOf(library, IN_ENGLISH_ONLY))
    await expect.poll(() => paragraph(device, 'Past')).toMatchObject({ face: 'Inter', lines: 1.8 })
  }
})

test('another tab changes immediately', async ({ open, people, library }) => {
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader })
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(heading(other, /electoral bonds/)).toBeVisible()
  await textButton(other).click()
  await textButton(page).click()
  await choose(page, 'Line spacing', 'Wide')
  await expect(choice(other, 'Line spacing', 'Wide')).toBeChecked()
  expect(await paragraph(other, 'Past')).toMatchObject({ lines: 1.8 })
  await choose(other, 'Font', 'Sans serif')
  await expect(choice(page, 'Font', 'Sans serif')).toBeChecked()
  expect(await paragraph(page, 'Past')).toMatchObject({ face: 'Inter', lines: 1.8 })
})

test('the next person on this device reads with their own settings', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const [anu, ben] = [await people.aFreeReader(), await people.aFreeReader()]
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: anu })
  await textButton(page).click()
  await expect(panel(page)).toBeVisible()
  await page.route(CALL, (route) => route.abort())
  await choose(page, 'Line spacing', 'Wider')
  await expect(panel(page)).toContainText('On this device only.')
  await page.getByRole('button', { name: /^Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('wider')
  await expect(page.locator('html[data-reading~=lines-wider]')).toHaveCount(0)
  await page.unroute(CALL)
  await page.goto('/login')
  await page.getByLabel('Email').fill(ben.email)
  await page.getByLabel('Password', { exact: true }).fill(ben.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await page.goto(await pathOf(library, IN_ENGLISH_ONLY))
  expect(await paragraph(page, 'Past')).toMatchObject({ lines: 1.6 })
  expect(await kept(server, ben)).toEqual(STANDARD_READING)
  expect(await kept(server, await people.signsIn(anu.email, anu.password))).toEqual(STANDARD_READING)
})

test('without the server my choice stays on the device, says so, and is sent on a later visit', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 503/)
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader })
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: { success: false, error: 'Busy', code: 'unavailable' } }))
  await textButton(page).click()
  await choose(page, 'Font', 'Sans serif')
  await choose(page, 'Word spacing', 'Wide')
  await expect(panel(page).getByRole('status')).toContainText('On this device only.')
  expect(await paragraph(page, 'Past')).toMatchObject({ face: 'Inter', words: 0.16 })
  expect(await kept(server, reader)).toEqual(STANDARD_READING)

  await page.goto('/dashboard')
  await page.unroute(CALL)
  await page.goto(await pathOf(library, IN_ENGLISH_ONLY))
  expect(await paragraph(page, 'Past')).toMatchObject({ face: 'Inter', words: 0.16 })
  await expect.poll(() => kept(server, reader)).toEqual({ ...STANDARD_READING, face: 'plain', words: 'wide' })
})

test('I can retry immediately, and a choice that the server rejects is visibly reverted', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 503/)
  mishaps.expect(/status of 422/)
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader, withClock: true })
  const answer = (status: number, error: string) =>
    page.route(CALL, (route) => route.fulfill({ status, json: { success: false, error, code: 'x' } }))
  await answer(503, 'Busy')
  await textButton(page).click()
  await choose(page, 'Paragraph spacing', 'Wide')
  await expect(panel(page).getByRole('button', { name: 'Try now' })).toBeVisible()
  // Otherwise the page may try by itself before the press.
  await stopTime(page)
  await page.unroute(CALL)
  await panel(page).getByRole('button', { name: 'Try now' }).click()
  await page.clock.resume()
  await expect(panel(page)).toContainText('Saved to your account.')
  await expect.poll(async () => (await kept(server, reader)).paragraphs).toBe('wide')

  await answer(422, 'No such face')
  await choose(page, 'Font', 'Sans serif')
  await expect(panel(page).getByRole('alert')).toContainText('could not be saved and was undone. No such face')
  await expect(choice(page, 'Font', 'Serif')).toBeChecked()
  expect((await paragraph(page, 'Past')).face).toBe('Source Serif 4')
})

test('after ten quick changes the last one is saved', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const page = await open('/settings/reading', { as: reader })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent++
  })
  await choice(page, 'Line spacing', 'Normal').focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Line spacing', 'Wide')).toBeChecked()
  await expect.poll(async () => (await kept(server, reader)).lines).toBe('wide')
  await page.reload()
  await expect(choice(page, 'Line spacing', 'Wide')).toBeChecked()
  expect(sent).toBeLessThan(10)
})

test('Hindi and Tamil keep their fonts and get no letter spacing; their line height has its own base', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  await save(server, reader, EXTREME)
  for (const [lang, part, face, lines] of [
    ['hi', 'अतीत', 'Noto Serif Devanagari', 2.3],
    ['ta', 'முன்பு', 'Noto Serif Tamil', 2.35],
  ] as const) {
    const page = await open(await pathOf(library, IN_THREE_LANGUAGES), {
      as: await people.signsIn(reader.email, reader.password),
      remembers: { reading_language: lang },
    })
    await expect(page.getByRole('region', { name: part })).toBeVisible()
    const seen = await paragraph(page, part)
    expect(seen).toMatchObject({ letters: 0, words: 0.32, lines })
    expect(seen.faces).toContain(face)
    expect(seen.faces).not.toContain('OpenDyslexic')
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll(':is(:lang(hi), :lang(ta))')].filter(
        (element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing),
      ),
    )
    expect(apart).toEqual([])
  }
  await save(server, reader, { ...STANDARD_READING, face: 'plain' })
  const page = await open('/dashboard', {
    as: await people.signsIn(reader.email, reader.password),
    remembers: { reading_language: 'hi' },
  })
  const fonts = fontsOf(page)
  await page.goto(await pathOf(library, IN_THREE_LANGUAGES))
  await expect(page.getByRole('region', { name: 'अतीत' })).toBeVisible()
  await expect.poll(() => fonts.join()).toContain('noto-sans-devanagari')
  expect(fonts.join()).not.toMatch(/serif|tamil|opendyslexic/)
})

test('a translation and its English original each have the typography of their language', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  await save(server, reader, EXTREME)
  const page = await open(await pathOf(library, IN_THREE_LANGUAGES), {
    as: await people.signsIn(reader.email, reader.password),
    remembers: { reading_language: 'hi', reading_beside: 'true' },
  })
  const past = page.getByRole('region', { name: 'अतीत' })
  const styleOf = (lang: string) =>
    past
      .locator(`[lang=${lang}] p.whitespace-pre-line:visible`)
      .first()
      .evaluate((element) => {
        const { fontFamily, letterSpacing } = getComputedStyle(element)
        return [
          fontFamily.includes('OpenDyslexic'),
          fontFamily.includes('Noto Serif Devanagari'),
          Number.parseFloat(letterSpacing) > 0,
        ]
      })
  await expect(past.locator('[lang=en] p.whitespace-pre-line:visible').first()).toBeVisible()
  expect([await styleOf('en'), await styleOf('hi')]).toEqual([
    [true, false, true],
    [false, true, false],
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test('words of another script in an English text get no letter spacing', async ({ open, people, library, server }) => {
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('A motto', { analysis_text: { past: 'The motto is **सत्यमेव जयते**, in Tamil வாய்மையே வெல்லும், from an Upanishad.' } }),
  ])
  const reader = await people.aFreeReader()
  await save(server, reader, EXTREME)
  const page = await open(`/article/${id}`, { as: await people.signsIn(reader.email, reader.password) })
  for (const [words, lang] of [
    ['सत्यमेव जयते', 'hi'],
    ['வாய்மையே வெல்லும்', 'ta'],
  ] as const) {
    const found = page.getByText(words, { exact: true }).first()
    await expect(found).toHaveAttribute('lang', lang)
    await expect(found).toHaveCSS('letter-spacing', /^(normal|0px)$/)
  }
})

test('everything works by keyboard alone', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: reader })
  await textButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(textButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Reset to default' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choice(page, 'Font', 'Serif')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Font', 'Sans serif')).toBeChecked()
  // Past the line length and the fold of the spacing.
  for (const _ of ['Line length', 'Spacing', 'Line spacing']) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(choice(page, 'Line spacing', 'Wider')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(textButton(page)).toBeFocused()
  await expect.poll(() => kept(server, reader)).toMatchObject({ face: 'plain', lines: 'wider' })

  // Tabbing past the panel closes it, because it must not cover the focused element.
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Reset to default' }).focus()
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Font', 'Serif')).toBeChecked()
  await expect(panel(page).getByRole('button', { name: 'Reset to default' })).toBeFocused()
  await choice(page, 'Letter spacing', 'Normal').focus()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
})

test('all choices fit on a usual screen, the fonts in one row, and those of a small phone before spacing is opened', async ({
  open,
  people,
  library,
}) => {
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), { as: await people.aFreeReader() })
  await page.setViewportSize({ width: 1280, height: 800 })
  await textButton(page).click()
  const hidden = () =>
    panel(page).evaluate((all) => [...all.children].reduce((sum, one) => sum + one.scrollHeight - one.clientHeight, 0))
  const box = async (name: string) => choice(page, 'Font', name).boundingBox()
  await expect(choice(page, 'Letter spacing', 'Wider')).toBeVisible()
  expect(await hidden()).toBe(0)
  expect((await panel(page).boundingBox())?.width).toBeGreaterThanOrEqual(288)
  expect((await box('OpenDyslexic'))?.y).toBe((await box('Serif'))?.y)

  await page.setViewportSize({ width: 360, height: 640 })
  await panel(page).locator('summary').click()
  await expect(choice(page, 'Letter spacing', 'Wider')).toBeHidden()
  expect(await hidden()).toBe(0)
  expect((await box('OpenDyslexic'))?.y).toBe((await box('Serif'))?.y)
})

test('the text can be touched and scrolled while the settings are open', async ({ open, people, library }) => {
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), {
    as: await people.aFreeReader(),
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  })
  await textButton(page).tap()
  await expect(panel(page)).toBeVisible()
  await page.touchscreen.tap(180, 100)
  await page.mouse.wheel(0, 400)
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close' }).tap()
  await expect(panel(page)).toBeHidden()
})

test('invalid stored settings count as the defaults', async ({ open, people, library }) => {
  const reader = await people.aFreeReader()
  const broken = { ...reader, user: { ...reader.user, reading_settings: { face: '"><x', lines: 9 } as never } }
  const page = await open(await pathOf(library, IN_ENGLISH_ONLY), {
    as: broken,
    remembers: {
      [`own/${reader.user.id}/reading-settings`]: '{"face":["plain",1],"letters":{"a":1},"__proto__":{"lines":"wide"}}',
    },
  })
  await expect(heading(page, /electoral bonds/)).toBeVisible()
  expect(await paragraph(page, 'Past')).toMatchObject({ face: 'Source Serif 4', letters: 0, lines: 1.6 })
  await textButton(page).click()
  await expect(choice(page, 'Font', 'Serif')).toBeChecked()
  await expect(choice(page, 'Line spacing', 'Normal')).toBeChecked()
})

test('nothing is cut off and nothing overflows at 320 px with the largest text and widest spacing', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  await save(server, reader, EXTREME)
  try {
    for (const lang of ['en', 'hi', 'ta']) {
      const page = await open(await pathOf(library, IN_THREE_LANGUAGES), {
        as: await people.aProReader(),
        remembers: { reading_language: lang, font_scale: '1.5' },
        viewport: { width: 320, height: 640 },
      })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('section[aria-labelledby=practice] li button[aria-expanded]').first().click()
      await textButton(page).click()
      await expect(panel(page)).toBeVisible()
      await page.evaluate(async () => document.fonts.ready.then(() => undefined))
      const { scrollWidth, cut } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        cut: [...document.querySelectorAll('article .reading-text *')].filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
            !element.matches('.sr-only'),
        ).length,
      }))
      expect([scrollWidth, cut]).toEqual([320, 0])
    }
  } finally {
    await save(server, reader, STANDARD_READING)
  }
})

test('nothing is cut off with the browser’s own text spacing', async ({ open, people, library }) => {
  for (const path of [await pathOf(library, IN_ENGLISH_ONLY), '/settings/reading']) {
    const page = await open(path, { as: await people.aFreeReader(), viewport: { width: 320, height: 640 } })
    await expect(path === '/settings/reading' ? card(page) : textButton(page)).toBeVisible()
    // The values of WCAG 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    if (path !== '/settings/reading') await textButton(page).click()
    await expect(path === '/settings/reading' ? card(page) : panel(page)).toBeVisible()
    const { wide, cut } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('fieldset label, .reading-text p')].filter(
        (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      ).length,
    }))
    expect([wide, cut], path).toEqual([320, 0])
  }
})
