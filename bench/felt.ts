import type { Browser, Page } from '@playwright/test'
import { type FeltPage, openAs, openBrowser } from './support/felt-browser.ts'
import { ROWS, seedLists } from './support/felt-seed.ts'
import { type Figure, median, percentile } from './support/figures.ts'
import { startServer } from './support/server.ts'

/** Where the eye sees no wait, and where it sees no stutter. */
const INTERACTION_MS = 100
const FRAME_MS = 50
const TIMES = 5

/** What is pressed or typed, over and over; each leaves the page so that it can be done again. */
type Interaction = [name: string, act: (page: Page) => Promise<unknown>]

/**
 * How long somebody on a phone four times slower than this machine waits for what they press, and how smoothly lists of a thousand rows scroll.
 * With `FELT_AGAINST`, another checkout of the product that has been built, each figure is told beside that one's.
 */
export async function measureFelt(databaseUrl: string, seeded?: Seeded): Promise<Figure[]> {
  const { forumId, articleId } = seeded ?? (await seedLists(databaseUrl))
  const other = process.env.FELT_AGAINST
  const servers = [await startServer({ databaseUrl }), ...(other ? [await startServer({ databaseUrl, cwd: other })] : [])]
  const browser = await openBrowser()
  try {
    const found: Found[][] = []
    for (const { origin } of servers) found.push(await all(browser, origin, { forumId, articleId }))
    const [ours = [], theirs] = found
    return ours.map((one) =>
      figure(
        one,
        theirs?.find(({ name }) => name === one.name),
      ),
    )
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
  }
}

interface Seeded {
  forumId: string
  articleId: string
}

interface Found {
  name: string
  values: number[]
  atMost: number
}

function figure({ name, values, atMost }: Found, before: Found | undefined): Figure {
  const [value, worst] = [percentile(values, 0.75), Math.max(...values)]
  const told = before
    ? `, before ${percentile(before.values, 0.75).toFixed(0)} ms: ${(value / percentile(before.values, 0.75)).toFixed(2)} ×`
    : ''
  return {
    name,
    value,
    unit: 'ms',
    target: { atMost },
    note: `three of four; median ${median(values).toFixed(0)}, worst ${worst.toFixed(0)}${told}`,
  }
}

async function all(
  browser: Browser,
  origin: string,
  { forumId, articleId }: { forumId: string; articleId: string },
): Promise<Found[]> {
  const at = async (
    path: string,
    what: string,
    work: (felt: FeltPage, what: string) => Promise<Found[]>,
    role: 'pro' | 'admin' = 'pro',
  ) => {
    const felt = await openAs(browser, origin, role, path)
    try {
      return await work(felt, what)
    } finally {
      await felt.page.context().close()
    }
  }
  return [
    ...(await at(`/article/${articleId}`, 'reader', interactions(READER))),
    ...(await at('/dashboard', 'dashboard', interactions(DASHBOARD))),
    ...(await at('/dashboard', `dashboard, ${ROWS} days`, longList(endOfDays, DASHBOARD))),
    ...(await at(`/community/forums/${forumId}`, 'forum', interactions(FORUM))),
    ...(await at(`/community/forums/${forumId}`, `forum, ${ROWS} posts`, longList(pressed(/^Older posts/), FORUM))),
    ...(await at(
      '/community/forums',
      `forum list, ${ROWS} forums`,
      longList(async () => undefined, FORUMS),
    )),
    ...(await at('/bookmarks', `${ROWS} bookmarks`, longList(pressed('Show older bookmarks'), BOOKMARKS))),
    ...(await at('/admin/dashboard?tab=entries', `entries, ${ROWS} days`, longList(pressed('Load older entries'), []), 'admin')),
    ...(await at('/admin/dashboard?tab=people', `${ROWS} people`, longList(pressed(/^Show (older|more)/), []), 'admin')),
  ]
}

const press = (page: Page, name: string | RegExp, place = 0) => page.getByRole('button', { name }).nth(place).click()

const READER: Interaction[] = [
  ['switch the language', async (page) => otherOption(page)],
  [
    'open a key term',
    async (page) => {
      await page.locator('[data-term]').nth(2).click()
      await page.keyboard.press('Escape')
    },
  ],
  [
    'jump by the rail',
    (page) => page.getByRole('navigation', { name: 'Parts of the analysis' }).getByRole('link').last().click(),
  ],
  ['mark read or unread', (page) => press(page, /^Mark as/)],
  ['bookmark', (page) => press(page, /^Bookmark/)],
  [
    'larger and smaller text',
    (page) =>
      inMenu(page, async () => {
        await press(page, 'Larger text')
        await press(page, 'Smaller text')
      }),
  ],
  [
    'another theme',
    (page) =>
      inMenu(page, async () => {
        await page.getByRole('radio', { name: 'Dark' }).click()
        await page.getByRole('radio', { name: 'Light' }).click()
      }),
  ],
]

const day = (page: Page, place: number) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /articles/ })
    .nth(place)

const DASHBOARD: Interaction[] = [
  [
    'open and close a day',
    async (page) => {
      await day(page, 2).click()
      await day(page, 2).click()
    },
  ],
  [
    'type in the search',
    async (page) => {
      const box = page.getByRole('searchbox')
      await box.pressSequentially('fed', { delay: 60 })
      await box.fill('')
      await day(page, 0).waitFor()
    },
  ],
  [
    'open and close the notices',
    async (page) => {
      await press(page, /^Notifications/)
      await page.keyboard.press('Escape')
    },
  ],
]

const FORUM: Interaction[] = [
  ['like and unlike', (page) => press(page, /^Like/)],
  [
    'open a menu',
    async (page) => {
      await press(page, /^More about the post/)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'write a post',
    async (page) => {
      const box = page.getByRole('textbox').first()
      await box.pressSequentially('Words. ', { delay: 40 })
      await box.fill('')
    },
  ],
]

const FORUMS: Interaction[] = [
  [
    'type in the search',
    async (page) => {
      const box = page.getByRole('searchbox')
      await box.pressSequentially('number 7', { delay: 60 })
      await box.fill('')
    },
  ],
  [
    'another order',
    async (page) => {
      const order = page.getByRole('main').getByRole('combobox').first()
      await order.focus()
      await page.keyboard.press('ArrowDown')
    },
  ],
]

const BOOKMARKS: Interaction[] = [
  [
    'take off and put back',
    async (page) => {
      await press(page, /^Bookmark/)
      await press(page, /^Bookmark/)
    },
  ],
]

async function otherOption(page: Page): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Language' }).first()
  await select.focus()
  await page.keyboard.press((await select.inputValue()) === 'en' ? 'ArrowDown' : 'ArrowUp')
}

async function inMenu(page: Page, act: () => Promise<unknown>): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await act()
}

function interactions(list: Interaction[]) {
  return async ({ page, painted }: FeltPage, what: string): Promise<Found[]> => {
    const found: Found[] = []
    for (const [name, act] of list) {
      await page.evaluate(() => window.scrollTo(0, 0))
      const values: number[] = []
      for (let time = 0; time < TIMES; time++) values.push(await painted(act))
      console.log(`  ${what}: ${name}: ${median(values).toFixed(0)} ms`)
      found.push({ name: `${what}: ${name}`, values, atMost: INTERACTION_MS })
    }
    return found
  }
}

/** @param unfold shows all the rows there are */
function longList(unfold: (page: Page) => Promise<unknown>, list: Interaction[]) {
  return async (felt: FeltPage, what: string): Promise<Found[]> => {
    await unfold(felt.page)
    await felt.page.waitForLoadState('networkidle')
    const [down, up] = [await felt.scrolled(), await felt.scrolled()]
    console.log(`  ${what}: a picture while scrolling: ${median([...down, ...up]).toFixed(0)} ms`)
    const frames = { name: `${what}: a picture while scrolling`, values: [...down, ...up], atMost: FRAME_MS }
    return [frames, ...(await interactions(list)(felt, what))]
  }
}

async function endOfDays(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show older days' })
  while (await more.isVisible()) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}

function pressed(name: string | RegExp) {
  return async (page: Page) => {
    const more = page.getByRole('button', { name })
    await page.waitForLoadState('networkidle')
    // The last press may take the button away from under the next.
    while ((await more.count()) > 0)
      await more
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined)
    await page.evaluate(() => window.scrollTo(0, 0))
  }
}
