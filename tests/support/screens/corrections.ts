import { correctedArticle, reportMistake } from '#tests/support/browser/corrections.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { article } from './addresses.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin } from './visitors.ts'

const MISTAKES = '/admin/dashboard?tab=mistakes'
const OPENED = '/api/admin/mistake-reports?*'

/** Corrected after its reader made a card. */
const corrected =
  (path: (articleId: string) => string): Exclude<Screen['path'], string> =>
  async (library, people, server, as) =>
    path(await correctedArticle({ library, server, admin: await people.comesBack('admin') }, 'A corrected article', as))

const editing: Screen['path'] = async (library) => {
  const day = library.aFreeDay()
  const [articleId] = await library.publish(day, [anArticle('To be corrected')])
  return `${await library.entryPath(day)}&article=${articleId}`
}

const reported: Exclude<Screen['path'], string> = async (library, people, server, as) => {
  const admin = await people.comesBack('admin')
  const articleId = await correctedArticle({ library, server, admin }, 'An article with a mistake')
  const reader = as?.user.role === 'free' ? as : await people.aFreeReader()
  await reportMistake(server, reader, articleId, 'The Court did not decide this alone: see paragraph 14 of the judgment.')
  return MISTAKES
}

export const CORRECTIONS: Screen[] = [
  {
    place: 'Article',
    name: 'a corrected article',
    loads: 'article',
    path: corrected((id) => `/article/${id}`),
    who: aFreeReader,
    shows: (page) => page.getByRole('region', { name: 'Corrections' }),
  },
  ...(['hi', 'ta'] as const).map(
    (reading_language): Screen => ({
      place: 'Article',
      name: `a corrected article, labels in ${reading_language}`,
      path: corrected((id) => `/article/${id}`),
      who: aFreeReader,
      remembers: { reading_language },
      shows: (page) => page.locator('#corrections'),
    }),
  ),
  {
    place: 'Article',
    name: 'reporting a mistake',
    path: article('Supreme Court strikes down electoral bonds'),
    who: aFreeReader,
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Report a mistake' }),
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Report a mistake' }).click()
      await page.getByRole('button', { name: 'Send report' }).click()
      await page.getByText('Please write at least 10 characters.').waitFor()
    },
  },
  {
    place: 'Review',
    name: 'a card of a corrected article',
    path: corrected(() => '/review'),
    who: aFreeReader,
    shows: (page) => page.getByText(/^The article was corrected on /),
  },
  {
    place: 'Review',
    name: 'my cards, one of a corrected article',
    path: corrected(() => '/review/cards'),
    who: aFreeReader,
    shows: (page) => page.getByText(/^The article was corrected on /),
  },
  {
    place: 'Newsroom',
    name: 'an edit that is a correction',
    path: editing,
    who: anAdmin,
    mishap: /status of 422/,
    shows: (page) => page.getByRole('switch', { name: 'This is a correction' }),
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'This is a correction' }).click()
      await page.getByLabel('What was wrong').fill('The summary gave the year 2018.')
      await page.getByRole('button', { name: 'Save article' }).click()
      await page.getByRole('region', { name: '1 error to fix' }).waitFor()
    },
  },
  {
    place: 'Newsroom',
    name: 'the reported mistakes',
    loads: 'admin-dashboard',
    path: reported,
    who: anAdmin,
    shows: (page) => page.getByRole('article', { name: 'An article with a mistake' }).first(),
  },
  {
    place: 'Newsroom',
    name: 'no reported mistakes',
    state: 'empty',
    path: `${MISTAKES}&status=duplicate`,
    who: anAdmin,
    before: (context) =>
      context.route(`**${OPENED}`, (route) =>
        route.fulfill({ json: { success: true, data: [], next_before: null, counts: null } }),
      ),
    shows: (page) => page.getByText('No reports', { exact: true }),
  },
  ...unready({ place: 'Newsroom', name: 'the reported mistakes', path: MISTAKES, who: anAdmin, reads: `**${OPENED}` }),
  {
    place: 'Feedback',
    name: 'my feedback, with a reported mistake',
    path: async (library, people, server, as) => {
      await reported(library, people, server, as)
      return '/feedback/my-feedback'
    },
    who: aFreeReader,
    shows: (page) => page.getByRole('heading', { name: 'Mistakes that you reported' }),
  },
]
