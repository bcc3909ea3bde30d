import type { BrowserContext } from '@playwright/test'
import type { AssignedAnswer, ExchangeState, Offer } from '#contract/practice/exchange.ts'
import { type Screen, unready } from './screen.ts'
import { aProReader } from './visitors.ts'

const AT = '2024-12-18T06:30:00.000Z'
const idAt = (n: number) => `01a00000-0000-7000-8000-00000000020${n}`
const ASKED = {
  text: 'The anti-defection law has protected governments more than it has protected voters. Critically examine. (250 words, 15 marks)',
  marks: 15,
  words: 250,
}
const DEMANDS = [
  'Names the Tenth Schedule, 1985, and what it forbids',
  'Explains the Speaker’s conflict of interest, with a case',
  'Discusses the exception for mergers',
  'Says what voters gained',
  'Ends with reforms: a tribunal, limits of time, a narrower whip',
].map((point) => ({ point, marks_hundredths: 300 }))
const IN_HINDI = {
  text: 'दल-बदल विरोधी कानून ने मतदाताओं से अधिक सरकारों की रक्षा की है। समालोचनात्मक परीक्षण कीजिए। (250 शब्द, 15 अंक)',
  key_demands: [
    'दसवीं अनुसूची, 1985 और उसमें क्या मना है, बताता है',
    'अध्यक्ष के हितों का टकराव एक वाद के साथ समझाता है',
    'विलय के अपवाद की चर्चा करता है',
    'बताता है कि मतदाताओं को क्या मिला',
    'सुधारों से समाप्त करता है: अधिकरण, समय-सीमा, सीमित व्हिप',
  ],
}
const REVIEW = {
  scores: [300, 150, 300, 0, 150],
  score_hundredths: 900,
  shows_my_name: false,
  other_name: null,
  is_reported: false,
}
const OFFER = { answer_id: idAt(9), question: ASKED, demands: DEMANDS, offered_at: AT }
const OFFERS: Offer[] = [
  {
    ...OFFER,
    offer_id: idAt(1),
    status: 'open',
    closes_at: AT,
    reviews: [
      { ...REVIEW, review_id: idAt(3), comment: 'Name a case, and say what the Court required.' },
      { ...REVIEW, review_id: idAt(4), shows_my_name: true, comment: 'Well ordered. The end is thin: what would you change?' },
    ],
  },
  { ...OFFER, offer_id: idAt(2), status: 'waiting', closes_at: null, reviews: [] },
]
const ASSIGNED: AssignedAnswer = {
  offer_id: idAt(5),
  question: ASKED,
  demands: DEMANDS,
  photos: 0,
  reserved_until: AT,
  text: 'The Tenth Schedule (1985) was to end the trade in members. It moved it from single members to whole parties.\n\nFirst, the Speaker decides, and is of the majority. In Manipur a petition waited three years.',
}

interface Replies {
  state?: ExchangeState
  offers?: Offer[]
  assigned?: AssignedAnswer | null
}

const replying =
  ({ state, offers = [], assigned = null }: Replies) =>
  async (context: BrowserContext): Promise<void> => {
    const reply = (path: string, json: object) =>
      context.route(path, (route) => route.fulfill({ json: { success: true, ...json } }))
    await reply('**/api/writing/exchange', { data: state })
    await reply('**/api/writing/exchange/offers*', { data: offers, next_before: null })
    await reply('**/api/writing/exchange/given*', { data: [], next_before: null })
    for (const path of ['next', 'assigned']) await reply(`**/api/writing/exchange/${path}`, { data: assigned })
  }

const page: Pick<Screen, 'place' | 'path' | 'who'> = { place: 'Writing', path: '/write/exchange', who: aProReader }

export const EXCHANGE: Screen[] = [
  {
    ...page,
    name: 'the answer exchange',
    before: replying({ state: { owed: 1, is_waiting: true, is_reviewing: false }, offers: OFFERS }),
    shows: (page) => page.getByText('Name a case, and say what the Court required.'),
  },
  {
    ...page,
    name: 'the answer exchange before anything',
    loads: 'exchange',
    state: 'empty',
    shows: (page) => page.getByText(/^None yet/).first(),
  },
  {
    ...page,
    name: 'an answer to review',
    path: '/write/exchange/review',
    before: replying({ assigned: ASSIGNED }),
    shows: (page) => page.getByRole('button', { name: 'Send the review' }),
  },
  {
    ...page,
    name: 'an answer to review, its question in Hindi with the English',
    path: '/write/exchange/review',
    remembers: { reading_language: 'hi', reading_beside: 'true' },
    before: replying({ assigned: { ...ASSIGNED, question: { ...ASKED, translated: { hi: IN_HINDI } } } }),
    shows: (page) => page.getByRole('button', { name: 'Send the review' }),
  },
  {
    ...page,
    name: 'no answer to review',
    loads: 'review-answer',
    path: '/write/exchange/review',
    state: 'empty',
    shows: (page) => page.getByText('Nothing to review now'),
  },
  ...unready({
    place: 'Writing',
    name: 'the answer exchange',
    path: '/write/exchange',
    who: aProReader,
    reads: '**/api/writing/exchange',
  }),
]
