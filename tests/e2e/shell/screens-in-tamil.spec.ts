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

/** The address of a public page says its language. */
const isDocumentOfOther = (path: string) => /^\/(?:admin|hi)(?:\/|$)/.test(path) || PUBLIC_PATHS.some((one) => one === path)

/** They are walked in English only (screens.spec.ts). */
const EXCEPTIONS = [
  // Their controls are not on a small screen.
  'text size, theme and language',
  'the keys of the forums',
  // Their controls are named by content, or by words that a component joins (in-language.ts).
  'a forum with a menu unfolded, a reply and an edit begun',
  'a forum with the window to report a post',
  'a passkey being removed',
  'an article in the widest setting, with the choices open',
  'an article with the settings of the study timer',
  'setting up two-step sign-in',
  'the discussion of a quiz, with a reply being written',
  'the forums, with one just created',
  'the notifications',
  'the passkeys, with one being added',
  'the syllabus as a table, and with a paper unfolded',
  // They have faults: too wide in large type, or titles without their language.
  'the flashcards',
  'the quiz history, with an attempt that waits',
  'the rules of a mock test before it begins',
  'the shared results, and the one to share',
]

/** Tamil words are the longest of the three languages. `SCREENS_LANGUAGE=hi` opens the screens in Hindi. */
const LANGUAGE = process.env.SCREENS_LANGUAGE ?? 'ta'
const LEARNERS = SCREENS.filter(
  ({ place, name, state = 'full', path }) =>
    !EXCEPTIONS.includes(name) &&
    state !== 'loading' &&
    !ADMINS.includes(place) &&
    !name.includes('being edited') &&
    !isDocumentOfOther(String(path)),
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
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await prepare?.(inLanguage(page, LANGUAGE))
    await atRest(page)
    expect.soft(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE)
    expect.soft(prepare ? await violations(page) : [], 'by axe').toEqual([])
    expect.soft(await widerThanTheScreen(page), 'wider than the screen').toEqual([])
    expect.soft(await languageFaults(page), 'not marked by its language').toEqual([])
    expect.soft(await englishTexts(page, OWN_WORDS), 'in English').toEqual([])
  })
