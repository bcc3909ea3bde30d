import type { BrowserContext, Page } from '@playwright/test'
import type { Answer, Draft, WritingQuestion } from '#contract/practice/writing.ts'
import type { FeedbackState } from '#contract/practice/writing-feedback.ts'
import { type Screen, unready } from './screen.ts'
import { aProReader } from './visitors.ts'

const ARTICLE = '01a00000-0000-7000-8000-000000000001'
const ANSWER = '01a00000-0000-7000-8000-000000000002'
const KEY = 'a'.repeat(32)
const AT = '2024-12-18T06:30:00.000Z'

const QUESTION: WritingQuestion = {
  article_id: ARTICLE,
  question_key: KEY,
  text: 'The anti-defection law has protected governments more than it has protected voters. Critically examine in the light of recent judgments. (250 words, 15 marks)',
  marks: 15,
  words: 250,
  minutes: 11,
  directive: 'critically_examine',
  paper: 'GS2',
  syllabus: [],
  article_title: 'The Speaker and the Tenth Schedule',
  article: { article_id: ARTICLE, title: 'The Speaker and the Tenth Schedule', publication_date: '2024-12-18' },
}
const IN_HINDI =
  'दल-बदल विरोधी कानून ने मतदाताओं की अपेक्षा सरकारों की अधिक रक्षा की है। हाल के निर्णयों के आलोक में समालोचनात्मक परीक्षण कीजिए। (250 शब्द, 15 अंक)'
const TEXT = `The Tenth Schedule (1985) was to end the trade in members. It moved it from single members to whole parties.

First, the Speaker decides, and is of the majority. In Manipur a petition waited three years; the Court named three months as a limit (Keisham Meghachandra, 2020).

Second, a merger of two thirds is allowed. What one may not do alone, many may do together.

So it protects governments: the whip binds each vote, not only those of confidence. Voters gain little.`
const photo = (n: number) => ({
  photo_id: `01a00000-0000-7000-8000-00000000010${n}`,
  width: 900,
  height: 1200,
  bytes: 200_000,
  added_at: AT,
})
const draft = (parts: Partial<Draft> = {}): Draft => ({
  answer_id: ANSWER,
  revision: 4,
  text: TEXT,
  words: 86,
  seconds: 250,
  started_at: AT,
  saved_at: AT,
  photos: [],
  ...parts,
})
const answer = (parts: Partial<Answer> = {}): Answer => ({
  answer_id: ANSWER,
  question: QUESTION,
  outcome: 'submitted',
  words: 86,
  seconds: 610,
  score_hundredths: null,
  started_at: AT,
  finished_at: AT,
  text: TEXT,
  photos: [],
  scored_at: null,
  scores: [300, 150, null, null, null],
  model_answer: `### Introduction
The Tenth Schedule, added in 1985, disqualifies members who leave their party or vote against its whip.

### Where it protects governments
- The **Speaker**, chosen by the majority, decides; petitions wait until they no longer matter.
- A merger of two thirds turns the fault of one into the right of many.

### Where it protects voters
It ended the daily crossing of the floor of the sixties. In *Kihoto Hollohan* (1992) the Court kept its review.

### Way forward
A tribunal, limits of time, and a whip only for votes of confidence.`,
  key_demands: [
    { point: 'Names the Tenth Schedule, 1985, and what it forbids', marks_hundredths: 300 },
    { point: 'Explains the Speaker’s conflict of interest, with a case', marks_hundredths: 300 },
    { point: 'Discusses the exception for mergers', marks_hundredths: 300 },
    { point: 'Says what voters gained', marks_hundredths: 300 },
    { point: 'Ends with reforms: a tribunal, limits of time, a narrower whip', marks_hundredths: 300 },
  ],
  ...parts,
})

const PAGE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4f0e6"/>${Array.from(
    { length: 24 },
    (_, n) =>
      `<path d="M80 ${120 + n * 42} q 40 -14 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0" stroke="#223" fill="none" stroke-width="3"/>`,
  ).join('')}</svg>`,
)

const replying =
  (reply: { question?: object; answer?: Answer; feedback?: object }) =>
  async (context: BrowserContext): Promise<void> => {
    await context.route('**/api/writing/questions/**', (route) =>
      route.fulfill({ json: { success: true, data: reply.question } }),
    )
    await context.route('**/api/writing/answers/*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { success: true, data: reply.answer } })
        : route.fulfill({ json: { success: true, data: draft() } }),
    )
    await context.route('**/api/writing/answers/*/photos/*', (route) =>
      route.fulfill({ body: PAGE, contentType: 'image/svg+xml' }),
    )
    await context.route('**/api/writing/answers/*/feedback', (route) =>
      route.fulfill({ json: { success: true, data: { service: null, request: null, ...reply.feedback } } }),
    )
    await context.route('**/api/writing/exchange/offers?*', (route) =>
      route.fulfill({ json: { success: true, data: [], next_before: null } }),
    )
    // Hovering over a link fetches its article, which does not exist.
    await context.route(/\/api\/articles\/01a0/, (route) => route.fulfill({ json: { success: true, data: null } }))
  }

const desk: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Writing',
  path: `/write/q/${ARTICLE}/${KEY}`,
  who: aProReader,
  shows: (page) => page.getByRole('button', { name: 'Submit and compare' }),
}
const compared: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Writing',
  path: `/write/answers/${ANSWER}`,
  who: aProReader,
  shows: (page) => page.getByRole('heading', { name: 'Model answer' }),
}

const change = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Your answer' }).fill('A text of this device.')
  await page.getByText('This answer was also changed on another device').waitFor()
}

const SERVICE = { host: 'llm.example.com', model: 'examiner-2', per_day: 3, has_agreed: true, left_today: 2 }
const MADE: FeedbackState['request'] = {
  state: 'done',
  model: 'examiner-2',
  feedback: {
    sentences: [
      'The Tenth Schedule (1985) was to end the trade in members. ',
      'It moved it from single members to whole parties.\n\n',
      'First, the Speaker decides, and is of the majority. ',
      'Voters gain little.',
    ],
    remarks: [
      { sentence: 0, text: 'A direct opening. Say at once which way you will judge.' },
      { sentence: 2, text: 'Name the conflict of interest, and what the Court said of it.' },
      { sentence: 3, text: 'A conclusion needs a way forward.' },
    ],
    marks: [
      { hundredths: 300, reason: 'The Schedule, its year and its purpose are named.' },
      { hundredths: 200, reason: 'The case is right; the conflict of interest is only hinted at.' },
      { hundredths: 150, reason: 'The exception is named without its threshold.' },
      { hundredths: 50, reason: 'One sentence only.' },
      null,
    ],
    made_at: AT,
  },
}

export const WRITING_DESK: Screen[] = [
  {
    ...desk,
    name: 'the desk',
    state: 'empty',
    before: replying({ question: { question: QUESTION, draft: null, attempts: [] } }),
  },
  {
    ...desk,
    name: 'the desk with a text and photographs',
    before: replying({
      question: {
        question: QUESTION,
        draft: draft({ photos: [photo(1), photo(2)] }),
        attempts: [{ ...answer({ score_hundredths: 850 }), photos: 0 }],
      },
    }),
  },
  {
    ...desk,
    name: 'the desk for a question in Hindi, after the time',
    before: replying({
      question: {
        question: { ...QUESTION, text: IN_HINDI, directive: null },
        draft: draft({ text: 'दसवीं अनुसूची 1985 में जोड़ी गई। अध्यक्ष बहुमत दल के होते हैं।', words: 12, seconds: 700 }),
        attempts: [],
      },
    }),
  },
  {
    ...desk,
    name: 'the desk with a newer text of another device',
    before: async (context) => {
      await replying({ question: { question: QUESTION, draft: draft({ text: 'An older text.' }), attempts: [] } })(context)
      await context.route('**/api/writing/answers/*', (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, error: 'This answer was changed', code: 'conflict', current: draft({ revision: 5 }) },
        }),
      )
    },
    prepare: change,
    mishap: /status of 409/,
  },
  {
    ...desk,
    name: 'giving up',
    before: replying({ question: { question: QUESTION, draft: draft(), attempts: [] } }),
    prepare: (page) => page.getByRole('button', { name: 'Show the model answer' }).click(),
  },
  { ...compared, name: 'an answer beside the model answer', before: replying({ answer: answer() }) },
  {
    ...compared,
    name: 'a handwritten answer, scored',
    before: replying({
      answer: answer({
        text: '',
        words: 0,
        photos: [photo(1)],
        scores: [300, 150, 0, 300, 150],
        score_hundredths: 900,
        scored_at: AT,
      }),
    }),
  },
  {
    ...compared,
    name: 'an answer that was given up',
    before: replying({ answer: answer({ text: '', words: 0, outcome: 'given_up', scores: [null, null, null, null, null] }) }),
  },
  {
    ...compared,
    name: 'feedback of a machine',
    before: replying({ answer: answer(), feedback: { service: SERVICE, request: MADE } }),
    shows: (page) => page.getByText(/^Made by AI/),
  },
  {
    ...compared,
    name: 'consent before the first feedback',
    before: replying({ answer: answer(), feedback: { service: { ...SERVICE, has_agreed: false } } }),
    shows: (page) => page.getByRole('button', { name: 'Ask for feedback' }),
    prepare: (page) => page.getByRole('button', { name: 'Ask for feedback' }).click(),
  },
  {
    ...compared,
    name: 'feedback that failed',
    state: 'failed',
    before: replying({
      answer: answer(),
      feedback: { service: SERVICE, request: { state: 'failed', model: 'examiner-2', failure: 'The service did not answer.' } },
    }),
    shows: (page) => page.getByText('The service did not answer.'),
  },
  ...unready({
    place: 'Writing',
    name: 'the desk',
    path: desk.path as string,
    who: aProReader,
    reads: '**/api/writing/questions/**',
  }),
  ...unready({
    place: 'Writing',
    name: 'an answer',
    path: compared.path as string,
    who: aProReader,
    reads: '**/api/writing/answers/*',
  }),
]
