import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { SCREENS } from '#tests/support/browser/screens.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { englishTexts } from '#tests/support/checks/english-texts.ts'
import { widerThanTheScreen } from '#tests/support/checks/fits.ts'
import { languageFaults } from '#tests/support/checks/languages.ts'
import { inLanguage } from '#tests/support/languages/in-language.ts'

/** A note of the reader. */
const OWN_WORDS = ['Ask me how']

const ADMINS = ['Administration', 'Newsroom']

/** The address of a public page says its language. */
const isDocumentOfOther = (path: string) => /^\/(?:admin|hi)(?:\/|$)/.test(path) || PUBLIC_PATHS.some((one) => one === path)

/** Screens that need presses, on controls that are found by their Tamil names (in-language.ts). The others are walked in English (screens.spec.ts). */
const PRESSED = [
  'a break without posts',
  'a card with its answer and the grades',
  'a choice of setting that is not saved yet',
  'a page of somebody who signed up without consent, with a mistake',
  'a question of a quiz',
  'a quiz that was left',
  'all questions of the paper',
  'an article in Tamil with its English',
  'an article in Tamil, with model answers',
  'an article read aloud, after a failure',
  'an article with a crowded map, in Tamil',
  'an article with a map of India',
  'an article with a map of the world, in Hindi',
  'an article with a tooltip',
  'an article with figures, in Hindi',
  'an article with its player fixed below',
  'consent before the first feedback',
  'creating a forum, with a title too long',
  'creating an account with Google, without a declared age',
  'deleting an account',
  'feedback that was sent',
  'giving up',
  'keeping a day',
  'my feedback',
  'the desk with a newer text of another device',
  'the email preferences',
  'the feedback form, with a mistake',
  'the forums, after a failure',
  'the items in the news of a day in Tamil',
  'the items in the news of a day, with a map',
  'the keys of the paper',
  'the library, with a downloaded day',
  'the missed days in Hindi, one topic done',
  'the missed days in Tamil, to be dismissed',
  'the note of a card',
  'the notification settings, after a failure',
  'the notification settings, with emails on never',
  'the page that a sign-in link opens, when it has expired',
  'the paper about to be left',
  'the paper about to be submitted',
  'the plans, with a year at once',
  'the result in Hindi with its English, wrong answers only',
  'the second step, with a wrong code',
  'the settings of somebody who signed up with Google',
  'the sign-in page with Google, which cannot be reached',
  'the sign-up page, with a mistake',
  'the sign-up page, without a declared age',
  'words of an article, selected',
]

/** Tamil words are the longest of the three languages. `SCREENS_LANGUAGE=hi` opens the screens in Hindi. */
const LANGUAGE = process.env.SCREENS_LANGUAGE ?? 'ta'
const LEARNERS = SCREENS.filter(
  ({ place, name, prepare, state = 'full', path }) =>
    (!prepare || PRESSED.includes(name)) &&
    state !== 'loading' &&
    !ADMINS.includes(place) &&
    !name.endsWith('being edited') &&
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
