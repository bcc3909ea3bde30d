import type { BrowserContext, Page } from '@playwright/test'
import type {
  ComparedPart,
  ComparedSentence,
  DraftingService,
  ListedProposal,
  Proposal,
} from '#contract/newsroom/drafting/proposal-shapes.ts'
import type { Screen } from './screen.ts'
import { anAdmin } from './visitors.ts'

const DAY = '2031-03-04'
const READS = `**/api/admin/desk/days/${DAY}/proposals`
const AT = '2026-01-14T04:10:00.000Z'
const SOURCE = '0198a000-0000-7000-8000-200000000001'
const REFUSED = { success: false, error: 'Too many requests. Please wait a moment and try again.' }

const SERVICE: DraftingService = { host: 'models.example', model: 'drafter-large', per_day: 60, left_today: 57, prices: null }

const listed = (number: number, parts: Partial<ListedProposal> = {}): ListedProposal => ({
  proposal_id: `0198a000-0000-7000-8000-3${String(number).padStart(11, '0')}`,
  kind: 'topics',
  day: DAY,
  draft_id: null,
  language: null,
  state: 'done',
  failure: null,
  next_try_at: null,
  made_by: 'dina',
  created_at: AT,
  finished_at: AT,
  usage: {
    model: 'drafter-large',
    tokens_in: 41_200,
    tokens_out: 2300,
    cost: { amount: 0.0504, currency: 'USD' },
    milliseconds: 14_300,
  },
  parts: { total: 2, accepted: 0, rejected: 0 },
  ...parts,
})

const sentence = (number: number, text: string, parts: Partial<ComparedSentence> = {}): ComparedSentence => ({
  number,
  text,
  english: null,
  passages: [{ source_id: SOURCE, number: 1 }],
  is_claim: true,
  mismatches: [],
  copied: [],
  needs_confirmation: false,
  ...parts,
})

function translatedPart(number: number, title: string, text: string, english: string, isWrong = false): ComparedPart {
  const mismatches = isWrong ? [{ kind: 'translation' as const, said: 'lost 2,481', source: null }] : []
  return {
    ...{ number, title, kind: 'translation', sections: ['translations'], values: {}, duplicates: [] },
    ...{ is_outdated: false, decision: null },
    texts: [
      {
        label: title,
        is_whole: true,
        sentences: [sentence(0, text, { english, passages: [], is_claim: false, mismatches, needs_confirmation: isWrong })],
      },
    ],
  }
}

const COPIED = 'The mission will cover 7.5 lakh hectares in 15,000 clusters within two years'
const READY: Proposal = {
  ...listed(1),
  remarks: ['Passages that it invented were left out: “9.9”'],
  passages: [{ source_id: SOURCE, number: 1, text: `The Cabinet approved an outlay of ₹2,481 crore. ${COPIED}.` }],
  sources: [{ source_id: SOURCE, title: 'Cabinet approves the National Mission on Natural Farming', address: null }],
  parts_proposed: [
    {
      number: 0,
      kind: 'topic',
      sections: [],
      title: 'Natural farming becomes a mission of its own',
      texts: [
        {
          label: 'Why',
          is_whole: false,
          sentences: [
            sentence(0, 'The Cabinet gave the mission ₹2,841 crore.', {
              mismatches: [{ kind: 'number', said: '₹2,841 crore', source: '₹2,481 crore' }],
              needs_confirmation: true,
            }),
            sentence(1, `${COPIED}.`, { copied: [{ from: 0, to: COPIED.length }] }),
            sentence(2, 'Farmers will need a decade to change.', { passages: [], needs_confirmation: true }),
          ],
        },
      ],
      values: { paper: 'GS3', weight: 3, syllabus: ['gs3.economy'] },
      duplicates: [{ title: 'Soil that is fed, not dosed', day: '2026-04-02', article_id: null }],
      is_outdated: false,
      decision: null,
    },
    {
      number: 1,
      kind: 'topic',
      sections: [],
      title: 'What a cluster of farmers is',
      texts: [{ label: 'Why', is_whole: false, sentences: [sentence(0, 'The mission works in 15,000 clusters.')] }],
      values: { paper: 'GS3', weight: 1 },
      duplicates: [],
      is_outdated: false,
      decision: { state: 'accepted', by: 'dina', at: AT, confirmed: [], draft_id: null },
    },
  ],
}

const TRANSLATED: Proposal = {
  ...listed(4, { kind: 'translate', language: 'hi', parts: { total: 3, accepted: 1, rejected: 0 } }),
  remarks: [],
  passages: [],
  sources: [],
  parts_proposed: [
    translatedPart(0, 'Title', 'प्राकृतिक खेती का अपना मिशन', 'Natural farming becomes a mission of its own'),
    translatedPart(1, 'Past', 'मंत्रिमंडल ने ₹2,841 करोड़ मंज़ूर किए।', 'The Cabinet approved ₹2,481 crore.', true),
    { ...translatedPart(2, 'Future', 'राज्य 2027 तक योजना बनाएँगे।', 'States will plan until 2027.'), is_outdated: true },
  ],
}

const WAITING = listed(2, { state: 'waiting', next_try_at: AT, finished_at: null, parts: { total: 0, accepted: 0, rejected: 0 } })
const FAILED = listed(3, { kind: 'since_then', state: 'failed', failure: 'The service could not be reached. Ask again later.' })

const holding = (service: DraftingService, proposals: ListedProposal[]) => async (context: BrowserContext) => {
  await context.route(READS, (route) => route.fulfill({ json: { success: true, data: { service, proposals } } }))
  await context.route('**/api/admin/desk/proposals/*', (route) => route.fulfill({ json: { success: true, data: READY } }))
}

const unfold = (page: Page) => page.getByText('Propose from the sources of the day').click()

const drafting: Pick<Screen, 'place' | 'path' | 'who' | 'shows' | 'prepare'> = {
  place: 'Writing desk of the newsroom',
  path: `/admin/dashboard?tab=desk&day=${DAY}`,
  who: anAdmin,
  shows: (page) => page.getByRole('heading', { name: 'Tuesday, 4 March 2031' }),
  prepare: unfold,
}

export const DRAFTING: Screen[] = [
  {
    ...drafting,
    name: 'proposed topics beside their passages, with what differs',
    before: holding(SERVICE, [listed(1), WAITING, FAILED]),
    prepare: async (page) => {
      await unfold(page)
      await page
        .getByRole('button', { name: /^Look at it/ })
        .first()
        .click()
      await page.getByText('here “₹2,841 crore”').waitFor()
    },
  },
  {
    ...drafting,
    name: 'a proposed translation, with a lost number and an English that was changed',
    before: async (context) => {
      await context.route(READS, (route) =>
        route.fulfill({ json: { success: true, data: { service: SERVICE, proposals: [TRANSLATED] } } }),
      )
      await context.route('**/api/admin/desk/proposals/*', (route) =>
        route.fulfill({ json: { success: true, data: TRANSLATED } }),
      )
    },
    prepare: async (page) => {
      await unfold(page)
      await page.getByRole('button', { name: /^Look at it/ }).click()
      await page.getByText('The Cabinet approved ₹2,481 crore.').waitFor()
    },
  },
  { ...drafting, name: 'drafting that is not set up', state: 'empty', before: holding(null, []) },
  {
    ...drafting,
    name: 'proposals that could not be loaded',
    state: 'failed',
    before: (context) => context.route(READS, (route) => route.fulfill({ status: 429, json: REFUSED })),
    mishap: /status of 429/,
  },
]
