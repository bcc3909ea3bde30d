import type { Page } from '@playwright/test'
import { SCREENS } from '#tests/support/browser/screens.ts'
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

for (const { name, path, state, who, remembers, before, shows, mishap, prepare, opensByItself } of SCREENS) {
  // `npm test` opens each screen as people find it; the screens while they load or after a failure are left to `--full`.
  const tag = state === 'loading' || state === 'failed' ? '@full' : []
  const title = `${name} can be used by everybody: by eye, ear and key, in every theme, on a small screen, in large type`
  test(title, { tag }, async ({ open, people, library, server, mishaps }) => {
    if (mishap) mishaps.expect(mishap)
    const address = typeof path === 'string' ? path : await path(library, people, server)
    const page = await open(address, { as: await who?.(people), remembers, prepare: before })
    await expect(shows(page)).toBeVisible()
    await prepare?.(page)

    // Grey bars have neither colours to read nor anything to press.
    const isLoading = state === 'loading'
    await test.step('by eye and ear', async () => {
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

    await test.step('enlarged to 200 %, by key', async () => {
      await page.setViewportSize({ width: 640, height: 400 })
      none('across', await widerThanTheScreen(page))
      if (!isLoading) none('in its focus', await focusFaults(page))
    })

    await test.step('on a small screen, in large type', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
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

/** Soft: a screen says all that is wrong with it at once. */
const none = (where: string, faults: string[]) => expect.soft(faults, `faults ${where}`).toEqual([])

async function unfoldMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  // By key: after a walk through the page the link that skips to its content lies over the button.
  if (await menu.isVisible()) await menu.press('Enter')
}
