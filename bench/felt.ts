import type { Browser, Page } from '@playwright/test'
import { INTERACTIONS, type Interaction, unfoldDays, unfoldWith } from './support/felt-acts.ts'
import { type FeltPage, openAs, openBrowser, type Painted } from './support/felt-browser.ts'
import { ROWS, type SeededLists, seedLists } from './support/felt-seed.ts'
import { type Figure, median } from './support/figures.ts'
import { startServer } from './support/server.ts'

/** Below these limits users notice no delay and no stutter. */
const INTERACTION_MS = 100
const FRAME_MS = 50
const TIMES = 5

/**
 * Perceived speed: how long a user of a phone four times slower than this machine waits after a tap, and how smoothly lists of a thousand rows
 * scroll. With `FELT_AGAINST`, the folder of another built checkout, both results are shown; with `FELT_ONLY=/article` only pages with that prefix
 * are opened.
 */
export async function measurePerceivedSpeed(databaseUrl: string, seeded?: SeededLists): Promise<Figure[]> {
  const lists = seeded ?? (await seedLists(databaseUrl))
  const other = process.env.FELT_AGAINST
  const servers = [await startServer({ databaseUrl }), ...(other ? [await startServer({ databaseUrl, cwd: other })] : [])]
  const browser = await openBrowser()
  try {
    const found: Found[][] = []
    for (const { origin } of servers) found.push(await all(browser, origin, lists))
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

interface Found {
  name: string
  ms: number
  atMost: number
  work?: number
}

function figure({ name, ms, atMost, work }: Found, before: Found | undefined): Figure {
  const share = (now: number | undefined, then: number | undefined) =>
    now && then ? ` (${(now / then).toFixed(2)} × of before)` : ''
  const worked = work === undefined ? '' : `; ${work.toFixed(0)} ms of work${share(work, before?.work)}`
  return { name, value: ms, unit: 'ms', target: { atMost }, note: `median${share(ms, before?.ms)}${worked}` }
}

async function all(browser: Browser, origin: string, { forumId, articleId }: SeededLists): Promise<Found[]> {
  const found: Found[] = []
  const at = async (path: string, work: (felt: FeltPage) => Promise<Found[]>, role: 'pro' | 'admin' = 'pro') => {
    if (!path.startsWith(process.env.FELT_ONLY ?? '')) return
    const felt = await openAs(browser, origin, role, path)
    for (const one of await work(felt)) found.push(one)
    await felt.page.context().close()
  }
  const { reader, dashboard, forum, forums, bookmarks } = INTERACTIONS
  await at('/healthz', long(`a bare page of ${ROWS} lines`, bareLines, []))
  await at(`/article/${articleId}`, pressed('reader', reader))
  await at('/dashboard', pressed('dashboard', dashboard))
  await at('/dashboard', long(`dashboard, ${ROWS} days`, unfoldDays, dashboard))
  await at(`/community/forums/${forumId}`, pressed('forum', forum))
  await at(`/community/forums/${forumId}`, long(`forum, ${ROWS} posts`, unfoldWith(/^Older posts/), forum))
  await at(
    '/community/forums',
    long(`forum list, ${ROWS} forums`, async () => undefined, forums),
  )
  await at('/bookmarks', long(`${ROWS} bookmarks`, unfoldWith('Show older bookmarks'), bookmarks))
  await at('/admin/dashboard?tab=entries', long(`entries, ${ROWS} days`, unfoldWith('Load older entries'), []), 'admin')
  await at('/admin/dashboard?tab=people', long(`${ROWS} people`, unfoldWith('Show more people'), []), 'admin')
  return found
}

/** The minimum for this machine and browser, for comparison with the other results. */
const bareLines = (page: Page) =>
  page.evaluate((rows) => {
    document.body.replaceChildren(
      ...Array.from({ length: rows }, (_, n) => {
        const line = document.createElement('p')
        line.textContent = `Line ${n} of a page that has nothing but lines, each about as long as a title of an article is`
        return line
      }),
    )
  }, ROWS)

function pressed(what: string, list: Interaction[]) {
  return async ({ page, painted }: FeltPage): Promise<Found[]> => {
    const found: Found[] = []
    for (const { name, aim, after } of list) {
      await page.evaluate(() => window.scrollTo(0, 0))
      const times: Painted[] = []
      for (let time = 0; time < TIMES; time++) {
        times.push(await painted(await aim(page)))
        await after?.(page)
      }
      found.push(
        told(`${what}: ${name}`, median(times.map(({ ms }) => ms)), INTERACTION_MS, median(times.map(({ work }) => work))),
      )
    }
    return found
  }
}

/** @param unfold shows all rows */
function long(what: string, unfold: (page: Page) => Promise<unknown>, list: Interaction[]) {
  return async (felt: FeltPage): Promise<Found[]> => {
    await unfold(felt.page)
    await felt.page.waitForLoadState('networkidle')
    const frames = [...(await felt.scrolled()), ...(await felt.scrolled())]
    return [told(`${what}: a picture while scrolling`, median(frames), FRAME_MS), ...(await pressed(what, list)(felt))]
  }
}

/** Printed immediately too, because a run takes minutes. */
function told(name: string, ms: number, atMost: number, work?: number): Found {
  console.log(`  ${name}: ${ms.toFixed(0)} ms${work === undefined ? '' : `, work ${work.toFixed(0)} ms`}`)
  return { name, ms, atMost, ...(work !== undefined && { work }) }
}
