import type { Locator, Page } from '@playwright/test'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { openLook } from '#tests/support/browser/menu.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** Everything that can distinguish elements when the system chooses the colours. */
const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderColor, borderWidth, backgroundColor, color, textDecorationLine } = getComputedStyle(element)
    return [borderColor, borderWidth, backgroundColor, color, textDecorationLine].join(' | ')
  })
const fill = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label')

test('a first visit with the contrast setting of the system gets the high-contrast theme, until another one is chosen', async ({
  open,
}) => {
  for (const path of ['/', '/login']) {
    const page = await open(path, { contrast: 'more' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast')
  }
  const page = await open('/login', { contrast: 'more', remembers: { theme: 'light' } })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('with forced colours I see which theme, button, tab and section is selected', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.anAdmin(), forcedColors: 'active' })
  const bookmark = page.getByRole('button', { name: /^Bookmark/ })
  await expect(bookmark).toBeEnabled()
  const unpressed = await look(bookmark)
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(bookmark).toBeEnabled()
  expect(await look(bookmark)).not.toBe(unpressed)

  await openLook(page)
  const [light, dark] = ['Light', 'Dark'].map((name) => labelOf(page.getByRole('radio', { name }))) as [Locator, Locator]
  expect(await look(light)).not.toBe(await look(dark))

  const rail = page.getByRole('navigation', { name: 'Parts of the article' }).getByRole('link')
  await rail.last().click()
  const dot = (link: Locator) => link.locator('span > span').first()
  await expect(rail.last()).toHaveAttribute('aria-current', 'location')
  await expect(rail.first()).not.toHaveAttribute('aria-current')
  expect(await fill(dot(rail.last()))).toBe(await system(page.locator('body'), 'Highlight'))

  await page.goto('/admin/dashboard?tab=people')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Users')).toHaveAttribute('data-state', 'active')
  expect(await look(tab('Users'))).not.toBe(await look(tab('Audit')))
})

test('with forced colours no text is hidden by its background', async ({ open, people }) => {
  for (const [path, as] of [
    ['/pricing', undefined],
    ['/subscription', await people.aFreeReader()],
    ['/settings', await people.anAdmin()],
    ['/community/peer-learning', await people.aProReader()],
  ] as const) {
    const page = await open(path, { as, forcedColors: 'active' })
    await expect(page.getByRole('main').locator('a, button').first()).toBeVisible()
    expect(await hiddenByPlate(page)).toEqual([])
  }
})

test('with forced colours I see my quiz answer and progress', async ({ open, people, library }) => {
  const { potential_questions } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/quiz/${potential_questions?.quiz_id}`, { as: await people.aProReader(), forcedColors: 'active' })
  const options = page.getByRole('radiogroup').getByRole('radio')
  await options.nth(1).check({ force: true })
  expect(await look(labelOf(options.nth(1)))).not.toBe(await look(labelOf(options.nth(0))))
  const bar = page.getByRole('progressbar')
  expect(await fill(bar.locator(':scope > *').first())).not.toBe(await fill(bar))
})

test('a button I tapped is not left larger, one under a mouse is larger', async ({ open }) => {
  const scaleOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).scale)
  const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  const moving = { reducedMotion: 'no-preference' } as const
  const tapped = signIn(await open('/login', { ...moving, hasTouch: true, isMobile: true }))
  await leaveHovered(tapped)
  await expect.poll(() => scaleOf(tapped)).toBe('none')
  const pointed = signIn(await open('/login', moving))
  await pointed.hover()
  await expect.poll(() => scaleOf(pointed)).toBe('1.05')
})

/** As browsers leave a tapped button until the next tap, unless the page moves below the finger. */
async function leaveHovered(button: Locator): Promise<void> {
  await button.evaluate((element) => element.setAttribute('data-tapped', ''))
  const browser = await button.page().context().newCDPSession(button.page())
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-tapped]' })
  await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true)
}

const system = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => {
    const probe = element.appendChild(document.createElement('i'))
    probe.style.color = name
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

/** Texts with their own background colour and forced colours. */
const hiddenByPlate = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor: canvas } = getComputedStyle(document.documentElement)
    return [...document.querySelectorAll<HTMLElement>('body *:not(input, select, textarea, option)')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((element) => {
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust: string
        }
        const isFilled = backgroundColor !== canvas && !/, 0\)$/.test(backgroundColor)
        return isFilled && forcedColorAdjust !== 'none'
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
