import type { BrowserContext } from '@playwright/test'
import { INTERFACE_LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { startPseudoServer } from '#tests/support/browser/pseudo-server.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { englishTexts } from '#tests/support/checks/english-texts.ts'
import { misfits } from '#tests/support/checks/pseudo.ts'

const test = base.extend<object, { server: E2eServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const server = await startPseudoServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const ADMINS = ['Administration', 'Newsroom']

const isPublic = (path: string) => PUBLIC_PATHS.some((one) => one === path)

/** They differ from another state in what is read, not in the texts of the interface. */
const SAME_TEXTS =
  / in (?:Hindi|Tamil)\b|being edited$|labels in|somebody|with Tamil|places$|narrowed|none of which|given up|arrived late|last minutes|time is over|to wait$|of a corrected|repeated topic|, (?:confirmed|used|password)$|midway|days away|(?:terms|refunds|sponsors) page$/

/** Without those that need presses (screens.spec.ts). */
const LEARNERS = SCREENS.filter(
  ({ place, name, prepare, state = 'full', path }) =>
    !prepare &&
    (state === 'full' || state === 'empty') &&
    !ADMINS.includes(place) &&
    !SAME_TEXTS.test(name) &&
    !/^\/(?:admin|hi|ta)(?:\/|$)/.test(String(path)),
)

const choosing = (language: string, url: string) => (context: BrowserContext) =>
  context.addCookies([{ name: INTERFACE_LANGUAGE_COOKIE, value: language, url }])

for (const { name, path, who, remembers, before, mishap } of LEARNERS)
  test(`${name} is whole in a language written from right to left, in longer words, on a small and on a large screen`, {
    tag: '@full',
  }, async ({ open, people, library, server, mishaps }) => {
    if (mishap) mishaps.expect(mishap)
    const as = await who?.(people)
    const address = typeof path === 'string' ? path : await path(library, people, server, as)
    const page = await open(isPublic(address) ? `/xb${address}` : address, {
      as,
      remembers,
      prepare: async (context) => {
        await choosing('xb', server.url)(context)
        await before?.(context)
      },
    })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await atRest(page)
    const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))
    expect.soft({ lang, dir }).toEqual({ lang: 'xb', dir: 'rtl' })
    expect.soft(await englishTexts(page), 'not from the messages').toEqual([])
    expect.soft(await misfits(page)).toEqual([])
  })
