import type { BrowserContext } from '@playwright/test'
import type { DeskCounts, ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { type Screen, unready } from './screen.ts'
import { anAdmin } from './visitors.ts'

const DAY = '2031-03-04'
const PATH = `/admin/dashboard?tab=desk&day=${DAY}`
const READS = '**/api/admin/desk?*'
const DINA = { id: '0198a000-0000-7000-8000-00000000d001', name: 'dina' }
const MORE = { id: '0198a000-0000-7000-8000-00000000d002', name: 'a-colleague-with-a-long-name' }

const NONE: DeskCounts = { words: 0, key_terms: 0, questions: 0, flashcards: 0, mains: 0, must_know: 0, sources: 0, facts: 0 }
const WHOLE: DeskCounts = {
  words: 1240,
  key_terms: 10,
  questions: 6,
  flashcards: 8,
  mains: 2,
  must_know: 3,
  sources: 4,
  facts: 6,
}

let drafts = 0
const draft = (title: string, parts: Partial<ListedDraft> = {}): ListedDraft => ({
  draft_id: `0198a000-0000-7000-8000-${String(++drafts).padStart(12, '0')}`,
  kind: 'article',
  day: DAY,
  title,
  note: '',
  syllabus: [],
  state: 'planned',
  assignee: null,
  counts: NONE,
  translated: null,
  open_comments: 0,
  updated_at: '2026-01-14T04:10:00.000Z',
  updated_by: null,
  article_id: null,
  ...parts,
})

const FULL: ListedDraft[] = [
  draft('Supreme Court on the powers of Governors to withhold assent to bills of a State', {
    state: 'approved',
    counts: WHOLE,
    translated: { hi: { done: 24, total: 24 }, ta: { done: 17, total: 24 } },
    assignee: DINA,
    updated_by: 'dina',
  }),
  draft('Groundwater in the north-west', {
    state: 'review',
    counts: { ...WHOLE, sources: 0 },
    assignee: MORE,
    updated_by: MORE.name,
    open_comments: 3,
  }),
  draft('Census of 2031: the first count of castes', {
    state: 'drafting',
    counts: { ...NONE, words: 310, key_terms: 4, questions: 2, sources: 1 },
    assignee: DINA,
    updated_by: 'dina',
  }),
  draft('Quokkas'),
  draft('In the news', { kind: 'in_news', state: 'drafting', updated_by: 'dina' }),
]
const OTHER_DAYS = [
  draft('A treaty of the high seas', { day: '2031-03-05', state: 'drafting', counts: WHOLE }),
  draft('Milk', { day: '2031-03-05' }),
  ...Array.from({ length: 8 }, (_, place) => draft(`Article ${place}`, { day: '2031-03-07', state: 'review' })),
]
const IN_DAY = FULL.map((one) => ({ ...one, state: 'handed_over' as const, article_id: one.draft_id }))
const IDEAS = [
  draft('Pulses and the price of protein', {
    day: null,
    note: 'Report of the Commission for Agricultural Costs and Prices.\nAsk Dina for the figures.',
    syllabus: ['gs3.economy', 'gs2.federalism'],
  }),
  draft('Tides', { day: null }),
]

const entry = (publication_date: string, status: 'published' | 'draft', scheduled_for: string | null = null) => ({
  entry_id: `0198a000-0000-7000-8000-0000${publication_date.replaceAll('-', '')}`,
  publication_date,
  status,
  scheduled_for,
  revision: 1,
  updated_at: '2026-01-14T04:10:00.000Z',
  articles: 5,
})
const ENTRIES = [
  entry('2031-02-28', 'published'),
  entry('2031-03-03', 'published'),
  entry('2031-03-06', 'draft', '2031-03-06T00:30:00.000Z'),
  entry('2031-03-10', 'draft'),
]

const holding =
  (content: { drafts?: ListedDraft[]; entries?: typeof ENTRIES; ideas?: ListedDraft[] }) => (context: BrowserContext) =>
    context.route(READS, (route) => {
      const query = new URL(route.request().url()).searchParams
      const isAsked = (day: string | null) => day !== null && day >= String(query.get('from')) && day <= String(query.get('to'))
      const data = {
        drafts: (content.drafts ?? []).filter(({ day }) => isAsked(day)),
        entries: (content.entries ?? []).filter(({ publication_date }) => isAsked(publication_date)),
        ideas: content.ideas ?? [],
        people: [DINA, MORE],
      }
      return route.fulfill({ json: { success: true, data } })
    })

/** The sample days touch every line. */
const withoutArticlesOnAPaper = (context: BrowserContext) =>
  context.route('**/api/syllabus?*', async (route) => {
    const { data, ...reply } = await (await route.fetch()).json()
    for (const line of data.papers[0].lines) line.published = 0
    await route.fulfill({ json: { ...reply, data } })
  })

const desk: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Writing desk of the newsroom',
  path: PATH,
  who: anAdmin,
  shows: (page) => page.getByRole('heading', { name: 'Tuesday, 4 March 2031' }),
}

export const DESK: Screen[] = [
  {
    ...desk,
    name: 'a day with drafts in all states, the calendar and ideas',
    before: holding({ drafts: [...FULL, ...OTHER_DAYS], entries: ENTRIES, ideas: IDEAS }),
  },
  { ...desk, name: 'a day without anything', state: 'empty', before: holding({}) },
  {
    ...desk,
    name: 'a day of which everything is approved',
    before: holding({ drafts: FULL.map((one) => ({ ...one, state: 'approved', counts: WHOLE })) }),
    prepare: (page) => page.getByRole('button', { name: 'Publish now' }).click(),
  },
  {
    ...desk,
    name: 'a day that was made, with one more article',
    before: async (context) => {
      const made = entry(DAY, 'published')
      await holding({ drafts: [...IN_DAY, draft('Late news', { state: 'approved', counts: WHOLE })], entries: [made] })(context)
      await context.route('**/api/admin/days/*/figures', (route) => route.fulfill({ json: { success: true, data: [] } }))
      await context.route(`**/api/admin/entries/${made.entry_id}`, (route) =>
        route.fulfill({ json: { success: true, data: { ...made, payload: { articles: [] }, article_ids: [] } } }),
      )
    },
  },
  {
    ...desk,
    name: 'the plan of an article',
    before: holding({ drafts: FULL }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More for Quokkas' }).click()
      await page.getByRole('button', { name: 'Move or change the plan…' }).click()
    },
  },
  {
    ...desk,
    name: 'a new idea, and lines that no article touched',
    before: async (context) => {
      await withoutArticlesOnAPaper(context)
      await holding({ ideas: IDEAS })(context)
    },
    prepare: async (page) => {
      await page.getByText('Lines of the syllabus that the library never touched').click()
      await page.getByRole('button', { name: 'Note an idea' }).click()
    },
  },
  ...unready({ ...desk, name: 'the writing desk', reads: READS }),
]
