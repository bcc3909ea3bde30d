import type { Page } from '@playwright/test'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import { test } from '#tests/support/browser/test.ts'
import { inLanguage } from '#tests/support/languages/in-language.ts'
import type { Screen } from '#tests/support/screens/screen.ts'
import { picturesOf, WIDTHS } from './pictures.ts'

/** A picture of a whole page shows rows that are out of sight, and a bar that sticks to the end of the screen at its place in the page. */
const WHOLE_PAGE = `
  .row-in-sight { content-visibility: visible !important; }
  [class*="sticky"] { position: relative !important; inset: auto !important; }
`
const WITH_WINDOW = 1200
const { addressOf, language, pictureOf, themes, wanted } = picturesOf(process.env)
const HEIGHTS = { 1280: 800, 360: 740 }

for (const screen of SCREENS.filter(wanted))
  test(screen.name, async ({ open, people, library, server, mishaps }) => {
    const { path, who, remembers, before, shows, state, mishap, prepare, isWindow = false } = screen
    if (mishap) mishaps.expect(mishap)
    const as = await who?.(people)
    const address = typeof path === 'string' ? path : await path(library, people, server, as)
    const page = await open(addressOf(address), { as, remembers, prepare: before, locale: `${language}-IN` })
    const named = language === 'en' ? page : inLanguage(page, language)
    await (language === 'en' ? shows(page).waitFor() : opened(page, state))
    await prepare?.(named)
    if (!isWindow) await layOutWhole(page)
    // The wide one first: it is as wide as the page was when it was prepared.
    for (const width of WIDTHS.toReversed()) {
      // Dialogs are in the middle of the viewport, so a full-page screenshot would show them far below.
      const hasWindow = await page.locator('[role=dialog][data-state=open]').first().isVisible()
      await page.setViewportSize({ width, height: hasWindow ? WITH_WINDOW : HEIGHTS[width] })
      if (!hasWindow && !isWindow) await growToPage(page, width, screen.state !== 'loading')
      for (const theme of themes) {
        await dress(page, theme)
        await page.screenshot({
          path: pictureOf(screen, width, theme),
          animations: 'disabled',
        })
      }
    }
  })

/** In other languages, because what a state shows may be content, whose words are not messages. */
async function opened(page: Page, state: Screen['state']): Promise<void> {
  // Before an article has loaded, its page has no heading.
  if (state === 'loading') return page.getByRole('main').getByRole('status').first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await atRest(page)
}

/** Makes the window as high as the page: bars at the end of the screen are then at the end of the picture, and what loads near the end is there. */
async function growToPage(page: Page, width: number, isLoaded: boolean): Promise<void> {
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  if (isLoaded) await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
}

/** The content security policy allows no style element. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, WHOLE_PAGE)
}

async function dress(page: Page, theme: string): Promise<void> {
  if (theme === 'forced-colors') return page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(async (chosen) => {
    // As the switch does, so that the switch shows it too. Public pages without a script have only the attribute.
    localStorage.setItem('theme', chosen)
    window.dispatchEvent(new Event('themeChanged'))
    document.documentElement.dataset.theme = chosen
    await document.fonts.ready
  }, theme)
}
