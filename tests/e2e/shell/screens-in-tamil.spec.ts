import { LANGUAGES } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { englishTexts } from '#tests/support/checks/english-texts.ts'
import { widerThanTheScreen } from '#tests/support/checks/fits.ts'
import { languageFaults } from '#tests/support/checks/languages.ts'
import { inLanguage } from '#tests/support/languages/in-language.ts'

/** A note of the reader, and the name of a person. */
const OWN_WORDS = ['Ask me how', 'somebody-with-a-very-long-name']
const ADMINS = ['Administration', 'Newsroom', 'Writing desk of the newsroom']

/** Their controls are not on a small screen. */
const WIDE = ['text size, theme and language', 'the keys of the forums']

/** Tamil words are the longest of the three languages. `SCREENS_LANGUAGE=hi` opens the screens in Hindi. */
const LANGUAGE = process.env.SCREENS_LANGUAGE ?? 'ta'

/** The address of a public page says its language. */
const isDocumentOfOther = (path: string) =>
  ['admin', ...LANGUAGES.filter((one) => one !== LANGUAGE)].includes(path.split('/')[1] ?? '') ||
  PUBLIC_PATHS.some((one) => one === path)

const LEARNERS = SCREENS.filter(
  ({ place, name, state = 'full', path }) =>
    state !== 'loading' && !ADMINS.includes(place) && !name.includes('being edited') && !isDocumentOfOther(String(path)),
)

for (const { name, path, who, remembers, before, mishap, prepare } of LEARNERS)
  test(`${name} is in ${LANGUAGE === 'ta' ? 'Tamil' : LANGUAGE} on a small screen in large type`, { tag: '@full' }, async ({
    open,
    people,
    library,
    server,
    mishaps,
  }) => {
    if (mishap) mishaps.expect(mishap)
    const as = await who?.(people)
    const address = typeof path === 'string' ? path : await path(library, people, server, as)
    const page = await open(address, {
      as,
      remembers: { font_scale: '1.5', ...remembers },
      prepare: before,
      locale: `${LANGUAGE}-IN`,
    })
    // A control that is not found is named, with the page as it was.
    page.setDefaultTimeout(10_000)
    await page.setViewportSize({ width: WIDE.includes(name) ? 1280 : 320, height: 640 })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await prepare?.(inLanguage(page, LANGUAGE))
    await atRest(page)
    expect.soft(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE)
    expect.soft(prepare ? await violations(page) : [], 'by axe').toEqual([])
    expect.soft(await widerThanTheScreen(page), 'wider than the screen').toEqual([])
    expect.soft(await languageFaults(page), 'not marked by its language').toEqual([])
    expect.soft(await englishTexts(page, OWN_WORDS), 'in English').toEqual([])
  })
