import type { BrowserContext } from '@playwright/test'
import { corrections } from '#contract/newsroom/corrections.ts'
import type { DayArticle } from '#contract/newsroom/question-bank/day-figures.ts'
import type { BankQuestion } from '#contract/newsroom/question-bank.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin } from './visitors.ts'

const BANK = '/admin/dashboard?tab=questions'
const READS = '**/api/admin/questions?*'
const NOW = '2026-01-15T06:00:00.000Z'
const idOf = (n: number) => `0198a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`

function inBank(n: number, parts: Partial<BankQuestion> = {}): BankQuestion {
  return {
    question: {
      question_id: idOf(n),
      question_text: `Consider the following statements about the Zemu glacier (${n}):\n1. It is the source of the Teesta.\n2. It lies in Sikkim.\nWhich of the statements given above is/are correct?`,
      options: { A: '1 only', B: '2 only', C: 'Both 1 and 2', D: 'Neither 1 nor 2' },
      correct_option: 'C',
      explanation: 'The Teesta rises at the Zemu glacier, in the north of Sikkim.',
    },
    is_retired: false,
    number: n,
    article: {
      article_id: idOf(50),
      title: 'Glaciers of the eastern Himalaya',
      publication_date: '2026-01-14',
      is_published: true,
    },
    form: 'two statements',
    key_meaning: 'all',
    syllabus: ['gs1.geography'],
    figures: {
      answers: 1240,
      right: 690,
      chosen: { A: 210, B: 260, C: 690, D: 80 },
      facility: 0.556,
      discrimination: 0.34,
      counted_at: NOW,
    },
    look_again: [],
    retired: null,
    ...parts,
  }
}

const MISSED = inBank(2, {
  look_again: ['good_readers_wrong'],
  figures: {
    answers: 312,
    right: 90,
    chosen: { A: 102, B: 80, C: 90, D: 40 },
    facility: 0.288,
    discrimination: -0.18,
    counted_at: NOW,
  },
})
const FRESH = inBank(3, {
  figures: { answers: 0, right: 0, chosen: {}, facility: null, discrimination: null, counted_at: null },
})
const RETIRED = inBank(4, {
  is_retired: true,
  number: null,
  retired: {
    at: NOW,
    by: 'meera',
    kind: 'wrong',
    reason: 'The glacier has shrunk: the map of 2024 shows two.',
    replaced_by: idOf(9),
    put_back_at: null,
  },
})

const holding = (data: BankQuestion[]) => (context: BrowserContext) =>
  context.route(READS, (route) =>
    route.fulfill({
      json: {
        success: true,
        data,
        next_after: data.length > 2 ? `1~${idOf(3)}` : null,
        total: data.length > 2 ? 1834 : data.length,
        forms: [
          { form: 'named things', key_meaning: '', count: 912 },
          { form: 'two statements', key_meaning: 'all', count: 403 },
          { form: 'two statements', key_meaning: '1 only', count: 519 },
        ],
      },
    }),
  )

const bank: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Question bank',
  path: BANK,
  who: anAdmin,
  shows: (page) => page.getByRole('article').first(),
}

const choose =
  (action: string): Screen['prepare'] =>
  async (page) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('button', { name: action }).click()
    await page.getByRole('dialog').waitFor()
  }

const DAY = '2031-03-04'
const ENTRY = {
  entry_id: idOf(60),
  publication_date: DAY,
  status: 'published',
  scheduled_for: null,
  revision: 2,
  updated_at: NOW,
  articles: 2,
}
const question = ({
  question: { question_id, question_text },
  figures: { answers, facility, discrimination },
  look_again,
}: BankQuestion) => ({
  question_id,
  question_text,
  answers,
  facility,
  discrimination,
  look_again,
})
const READ: DayArticle = {
  article_id: idOf(50),
  title: 'Glaciers of the eastern Himalaya',
  translated: ['hi'],
  recorded: ['en'],
  opened: 2310,
  finished: 1804,
  minutes: 14432,
  took_quiz: 1240,
  questions: [question(inBank(1)), question(MISSED)],
}
const UNREAD: DayArticle = {
  ...READ,
  article_id: idOf(51),
  title: 'Floods in Bihar',
  translated: ['hi', 'ta'],
  recorded: ['en', 'hi', 'ta'],
  opened: null,
  finished: null,
  minutes: null,
  took_quiz: null,
  questions: [],
}

const aPublishedDay = async (context: BrowserContext) => {
  await context.route('**/api/admin/desk?*', (route) =>
    route.fulfill({ json: { success: true, data: { drafts: [], entries: [ENTRY], ideas: [], people: [] } } }),
  )
  await context.route('**/api/admin/days/*/figures', (route) => route.fulfill({ json: { success: true, data: [READ, UNREAD] } }))
  await context.route('**/api/admin/desk/advice', (route) => route.fulfill({ json: { success: true, data: { advice: [] } } }))
  await context.route(`**/api/admin/entries/${ENTRY.entry_id}`, (route) =>
    route.fulfill({
      json: { success: true, data: { ...ENTRY, payload: { articles: [{}, {}] }, article_ids: [idOf(50), idOf(51)] } },
    }),
  )
}

/** Recalled from a day with two articles. */
const recalled =
  (path: (articleId: string, day: string) => string): Exclude<Screen['path'], string> =>
  async (library, people, server, as) => {
    const day = library.aFreeDay()
    const [articleId = ''] = await library.publish(day, [anArticle('Kosi barrage'), anArticle('Floods in Bihar')])
    if (as) await server.call('POST', '/api/bookmarks', { as, body: { article_id: articleId } })
    const admin = await people.comesBack('admin')
    const { method, path: address } = corrections.recall
    await server.call(method, address.replace(':articleId', articleId), {
      as: admin,
      body: { reason: 'The figures were those of another barrage. A corrected article follows on Friday.' },
    })
    return path(articleId, await library.entryPath(day))
  }

export const QUESTION_BANK: Screen[] = [
  { ...bank, name: 'questions with their figures', loads: 'admin-dashboard', before: holding([inBank(1), MISSED, FRESH]) },
  { ...bank, name: 'retired questions', path: `${BANK}&state=retired`, before: holding([RETIRED]) },
  { ...bank, name: 'retiring a question', before: holding([inBank(1)]), prepare: choose('Retire…') },
  { ...bank, name: 'replacing a question', before: holding([inBank(1)]), prepare: choose('Replace…') },
  {
    ...bank,
    name: 'no question that needs a look',
    state: 'empty',
    path: `${BANK}&state=look_again`,
    before: holding([]),
    shows: (page) => page.getByText('No questions', { exact: true }),
  },
  ...unready({ place: 'Question bank', name: 'the questions', path: BANK, who: anAdmin, reads: READS }),
  {
    place: 'Writing desk of the newsroom',
    name: 'a published day, with what readers did',
    path: `/admin/dashboard?tab=desk&day=${DAY}`,
    who: anAdmin,
    before: aPublishedDay,
    shows: (page) => page.getByRole('region', { name: 'What readers did' }),
    prepare: (page) => page.getByText('2 questions').click(),
  },
  {
    place: 'Article',
    name: 'an article that was recalled',
    path: recalled((id) => `/article/${id}`),
    who: aFreeReader,
    mishap: /status of 404/,
    shows: (page) => page.locator('main h1'),
  },
  {
    place: 'Bookmarks',
    name: 'a bookmark of a recalled article',
    path: recalled(() => '/bookmarks'),
    who: aFreeReader,
    shows: (page) => page.locator('#recalled-bookmarks'),
  },
  {
    place: 'Newsroom',
    name: 'a day with a recalled article',
    path: recalled((_, day) => day),
    who: anAdmin,
    shows: (page) => page.getByRole('heading', { name: 'Recalled' }),
  },
]
