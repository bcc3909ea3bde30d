import type { BrowserContext } from '@playwright/test'
import { INTERFACE_LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { startPseudoServer } from '#tests/support/browser/pseudo-server.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { latinTexts, misfits } from '#tests/support/checks/pseudo.ts'

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

const ADMINS = ['Administration', 'Newsroom', 'Writing desk of the newsroom']

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

/** The other one differs in its letters and its direction. */
const IN_BOTH = ['the landing page', 'the sign-in page', 'the dashboard', 'the settings']

const WALKS = [
  { language: 'xb', dir: 'rtl', name: 'a language written from right to left', screens: LEARNERS },
  { language: 'xa', dir: '', name: 'a language of longer words', screens: LEARNERS.filter(({ name }) => IN_BOTH.includes(name)) },
]

for (const { language, dir, name, screens } of WALKS)
  for (const screen of screens)
    test(`${screen.name} is whole in ${name}, on a small and on a large screen`, { tag: '@full' }, async ({
      open,
      people,
      library,
      server,
      mishaps,
    }) => {
      const { path, who, remembers, before, mishap } = screen
      if (mishap) mishaps.expect(mishap)
      const as = await who?.(people)
      const address = typeof path === 'string' ? path : await path(library, people, server, as)
      const page = await open(isPublic(address) ? `/${language}${address}` : address, {
        as,
        remembers,
        prepare: async (context) => {
          await choose(context, server, language)
          await before?.(context)
        },
      })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await atRest(page)
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
      expect.soft(await page.evaluate(() => document.documentElement.dir)).toBe(dir)
      expect.soft(language === 'xb' ? await latinTexts(page) : [], 'not from the messages').toEqual([])
      expect.soft(await misfits(page)).toEqual([])
    })

test('an English article on a page from right to left runs from left to right', { tag: '@full' }, async ({
  open,
  people,
  library,
  server,
}) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const as = await people.aFreeReader()
  const page = await open(`/article/${article_id}`, { as, prepare: (context) => choose(context, server, 'xb') })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('main')).toHaveCSS('direction', 'rtl')
})

test('a text that is cut, off the screen or not a message is found', { tag: '@full' }, async ({ open, server }) => {
  const page = await open('/login', { prepare: (context) => choose(context, server, 'xb') })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([await latinTexts(page), await misfits(page)]).toEqual([[], []])
  await page.evaluate(() => {
    const [cut, far] = [document.createElement('p'), document.createElement('p')]
    Object.assign(cut.style, { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' })
    cut.textContent = 'Left in English'
    Object.assign(far.style, { position: 'relative', left: '-2000px' })
    far.textContent = 'Far'
    document.querySelector('main')?.append(cut, far)
  })
  expect(await latinTexts(page)).toEqual(['Left in English', 'Far'])
  const found = await misfits(page)
  expect(found.filter((fault) => fault.includes('wider than its box'))).toHaveLength(4)
  expect(found.filter((fault) => fault.includes('off the side'))).toHaveLength(4)
})

/** The address of a public page has its language. */
const choose = (context: BrowserContext, { url }: E2eServer, value: string) =>
  context.addCookies([{ name: INTERFACE_LANGUAGE_COOKIE, value, url }])
