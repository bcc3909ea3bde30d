import type { BrowserContext } from '@playwright/test'
import { aCompiledWeek } from '#tests/support/browser/compilations.ts'
import { aForum } from '#tests/support/browser/forums.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** Takes away what browsers got after the oldest supported ones (scripts/build/browser-floor.ts). */
function forgetNewerBuiltIns() {
  const newer: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Intl, ['Segmenter']],
    [CSS, ['highlights']],
    [window, ['Highlight', 'Iterator', 'navigation', 'scheduler', 'trustedTypes']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
  ]
  for (const [of, names] of newer) for (const name of names) Reflect.deleteProperty(of, name)
  window.RegExp = new Proxy(RegExp, {
    construct: (Class, [pattern, flags]) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError('Invalid regular expression: invalid group specifier name')
      return new Class(pattern, flags)
    },
  })
}

const OLDEST = { prepare: (context: BrowserContext) => context.addInitScript(forgetNewerBuiltIns) }

test('in the oldest supported browsers I read an article with key terms and a history', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('The Tribunal', {
      follow_up_data: {
        key_terms_list: [{ term: 'Tribunal', definition: 'A body that decides.' }],
        historical_context: ['In 1985 an act created it.'],
        flashcards: [],
      },
    }),
  ])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), ...OLDEST })
  await expect(heading(page, 'The Tribunal')).toBeVisible()
  await expect(page.locator('[data-term]').first()).toBeVisible()
  await expect(page.getByText('1985', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

test('in the oldest supported browsers I open compilations', async ({ open, people, library }) => {
  await aCompiledWeek(library, '1986-08-04')
  const page = await open('/compilations', { as: await people.aFreeReader(), ...OLDEST })
  await page.locator('summary', { hasText: '1986' }).click()
  await page.getByRole('link', { name: /^4 – 10 August 1986/ }).click()
  await expect(page.getByText('3 articles in 2 topics.')).toBeVisible()
})

test('in the oldest supported browsers I read a forum with a link and a mention', async ({ open, people, server }) => {
  const forum = await aForum(server, people)
  const as = await people.aProReader()
  await forum.post(as, 'See https://pib.gov.in/order, @somebody.')
  const page = await open(forum.path, { as, ...OLDEST })
  await expect(page.getByRole('link', { name: 'https://pib.gov.in/order' })).toHaveAttribute('href', 'https://pib.gov.in/order')
  await expect(page.getByText('@somebody', { exact: true })).toBeVisible()
})

test('browsers that have everything load nothing for older ones', async ({ open }) => {
  const page = await open('/login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const texts = await Promise.all(
    scripts.filter((name) => name.endsWith('.js')).map(async (name) => (await page.request.get(name)).text()),
  )
  expect(texts.filter((text) => text.includes('toSpliced(') && text.includes('isWellFormed('))).toEqual([])
})

test('an older browser says so instead of staying blank, and shows the public pages', async ({ open }) => {
  const prepare = (context: BrowserContext) => context.addInitScript(() => Reflect.deleteProperty(window, 'CSSContainerRule'))
  const page = await open('/login', { prepare })
  const sentence = page.getByText('needs JavaScript and a newer browser: Chrome 109, Edge 109, Firefox 115, Safari 16 or later.')
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sentence).toHaveCount(0)
})

test('without JavaScript the application says that it needs it', async ({ open }) => {
  const page = await open('/login', { javaScriptEnabled: false })
  await expect(page.getByText('needs JavaScript and a newer browser')).toBeVisible()
})

test('a current browser does not show that sentence while the application loads', async ({ open, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const page = await open('/')
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('needs JavaScript')).toHaveCount(1)
  await expect(page.getByText('needs JavaScript')).toBeHidden()
})
