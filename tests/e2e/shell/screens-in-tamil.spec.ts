import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { englishTexts } from '#tests/support/checks/english-texts.ts'
import { widerThanTheScreen } from '#tests/support/checks/fits.ts'
import { languageFaults } from '#tests/support/checks/languages.ts'

/** A note of the reader. */
const OWN_WORDS = ['Ask me how']

const ADMINS = ['Administration', 'Newsroom']

/** The address of a public page says its language. */
const isDocumentOfOther = (path: string) => /^\/(?:admin|hi)(?:\/|$)/.test(path) || PUBLIC_PATHS.some((one) => one === path)

/** Tamil words are the longest of the three languages. Screens that need presses are walked in English (screens.spec.ts). */
const LEARNERS = SCREENS.filter(
  ({ place, name, prepare, state = 'full', path }) =>
    !prepare &&
    state !== 'loading' &&
    !ADMINS.includes(place) &&
    !name.endsWith('being edited') &&
    !isDocumentOfOther(String(path)),
)

for (const { name, path, who, remembers, before, mishap } of LEARNERS)
  test(`${name} is in Tamil on a small screen in large type`, { tag: '@full' }, async ({
    open,
    people,
    library,
    server,
    mishaps,
  }) => {
    if (mishap) mishaps.expect(mishap)
    const as = await who?.(people)
    const address = typeof path === 'string' ? path : await path(library, people, server, as)
    const page = await open(address, { as, remembers: { font_scale: '1.5', ...remembers }, prepare: before, locale: 'ta-IN' })
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await atRest(page)
    expect.soft(await page.locator('html').getAttribute('lang')).toBe('ta')
    expect.soft(await widerThanTheScreen(page), 'wider than the screen').toEqual([])
    expect.soft(await languageFaults(page), 'not marked by its language').toEqual([])
    expect.soft(await englishTexts(page, OWN_WORDS), 'in English').toEqual([])
  })
