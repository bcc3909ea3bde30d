import type { Page } from '@playwright/test'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest, drawn } from '#tests/support/browser/at-rest.ts'
import { keepToasts } from '#tests/support/browser/keep-toasts.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import { openSlowly } from '#tests/support/browser/slow-load.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { escapeFaults } from '#tests/support/checks/dialogs.ts'
import { cutBySpacing, widerThanTheScreen } from '#tests/support/checks/fits.ts'
import { focusFaults } from '#tests/support/checks/focus.ts'
import { languageFaults } from '#tests/support/checks/languages.ts'
import { motions } from '#tests/support/checks/motion.ts'
import { namelessControls } from '#tests/support/checks/names.ts'
import { structureFaults } from '#tests/support/checks/structure.ts'
import { smallTargets } from '#tests/support/checks/targets.ts'
import { unvisited } from '#tests/support/screens/declared.ts'
import type { Screen } from '#tests/support/screens/screen.ts'

/** What `npm test` opens; `--full` opens them all, also while they load and after a failure. */
const IN_EVERY_RUN = [
  'the landing page',
  'the sign-in page',
  'the dashboard',
  'an article',
  'an article in Hindi',
  'a question of a quiz',
  'the flashcards',
  'the library',
  'the syllabus',
  'what there is to practise',
  'a forum as its admin sees it',
  'the settings',
  'the entries',
]

test('every screen is visited below', () => {
  expect(unvisited(SCREENS)).toEqual([])
  const paths = SCREENS.map(({ path }) => path)
  expect(PUBLIC_PATHS.filter((path) => !paths.includes(path))).toEqual([])
  const names = SCREENS.map(({ name }) => name)
  expect(IN_EVERY_RUN.filter((name) => !names.includes(name))).toEqual([])
})

test('the browser accepts every font that the style sheets declare', async ({ open }) => {
  const page = await open('/login')
  const faces = await page.evaluate(() => ({
    declared: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
      .length,
    taken: document.fonts.size,
  }))
  expect(faces.declared).toBeGreaterThan(10)
  expect(faces.taken).toBe(faces.declared)
})

for (const screen of SCREENS) {
  const { name, path, state, who, remembers, before, shows, mishap, prepare, opensByItself } = screen
  const tag = IN_EVERY_RUN.includes(name) ? [] : '@full'
  const still = isWatched(screen) ? ', and nothing moves while it loads' : ''
  const title = `${name} can be used by everybody: by eye, ear and key, in every theme, on a small screen, in large type${still}`
  test(title, { tag }, async ({ open, people, library, server, mishaps }) => {
    if (mishap) mishaps.expect(mishap)
    const as = await who?.(people)
    const address = typeof path === 'string' ? path : await path(library, people, server, as)
    const page = isWatched(screen)
      ? await openSlowly(open, address, { as, remembers }, shows)
      : await open(address, { as, remembers, prepare: before })
    await expect(shows(page)).toBeVisible()
    await prepare?.(page)
    await keepToasts(page)
    // Skeletons have no text and no controls, and here their content never loads.
    const isLoading = state === 'loading'
    if (!isLoading) await atRest(page)

    await test.step('with assistive technology', async () => {
      none('by axe', await violations(page))
      none('in its structure', await structureFaults(page, isLoading))
      none('in its languages', await languageFaults(page))
      none('in its names', await namelessControls(page))
      none('in its targets', await smallTargets(page))
      none('in its rest', await motions(page))
      for (const theme of isLoading ? [] : ['dark', 'high-contrast']) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen
        }, theme)
        none(`by axe, ${theme}`, await violations(page, 'colours'))
      }
    })

    await test.step('at 200 %, by keyboard', async () => {
      await page.setViewportSize({ width: 640, height: 400 })
      await drawn(page)
      none('across', await widerThanTheScreen(page))
      if (!isLoading) none('in its focus', await focusFaults(page))
    })

    await test.step('on a small screen, with large text', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await drawn(page)
      none('across', await widerThanTheScreen(page))
      none('in its targets', await smallTargets(page))
      none('in its text, spaced', await cutBySpacing(page))
      await page.evaluate(() => document.documentElement.style.setProperty('--font-scale', '1.5'))
      none('across, in large type', await widerThanTheScreen(page))
      await unfoldMenu(page)
      none('across, with the menu unfolded', await widerThanTheScreen(page))
    })
    none('by Escape', await escapeFaults(page, opensByItself))
  })
}

/** One state of each screen file is checked while it loads; with `--full`, all states listed in `loads`. */
function isWatched(screen: Screen): boolean {
  const first = SCREENS.find(({ loads }) => loads === screen.loads)
  return screen.loads !== undefined && (screen === first || process.env.TEST_FULL === '1')
}

/** Soft assertions, so that all problems of a screen are reported. */
const none = (where: string, faults: string[]) => expect.soft(faults, `faults ${where}`).toEqual([])

async function unfoldMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  // By keyboard, because after tabbing through the page the skip link covers the button.
  if (await menu.isVisible()) await menu.press('Enter')
}
