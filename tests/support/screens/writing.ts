import type { BrowserContext } from '@playwright/test'
import type { AnswerSummary } from '#contract/practice/writing.ts'
import type { WritingFigures } from '#contract/practice/writing-figures.ts'
import { answerFigures, finishedAnswer, writtenDraft, writtenQuestion } from '#tests/support/fixtures/written-answers.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader } from './visitors.ts'

const aNewProReader: Screen['who'] = (people) => people.aNewProReader()

const page: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Answer writing',
  path: '/write',
  who: aNewProReader,
  shows: (page) => page.getByRole('heading', { name: 'By kind of question' }),
}

const ALL = { answers: Array.from({ length: 8 }, (_, place) => finishedAnswer(place)), figures: answerFigures() }
/** Of `the written answers … narrowed`: one directive word of one topic. */
const DISCUSSED = ALL.answers.filter(({ question }) => question.directive === 'discuss')

const written = async (context: BrowserContext) => reply(context, { ...ALL, next_before: 'older' })

async function narrowed(context: BrowserContext) {
  const figures = answerFigures()
  const total = { ...figures.total, submitted: DISCUSSED.length, given_up: 0, score_share: 0.55 }
  const months = figures.months.slice(-2).map((month) => ({ ...month, submitted: 1, given_up: 0, score_share: 0.55 }))
  const one = <Part extends object>(part: Part) => ({ ...part, submitted: DISCUSSED.length, given_up: 0 })
  await reply(context, {
    answers: DISCUSSED,
    figures: {
      total,
      months,
      directives: figures.directives.filter(({ directive }) => directive === 'discuss').map(one),
      papers: figures.papers.filter(({ paper }) => paper === 'GS1').map(one),
      nodes: figures.nodes.filter(({ line }) => line.node_id === 'gs1.culture').map(one),
    },
    next_before: null,
  })
}

type Replies = { answers: AnswerSummary[]; figures: WritingFigures; next_before: string | null }

async function reply(context: BrowserContext, { next_before, ...lists }: Replies) {
  const replies = { drafts: [writtenDraft(0), writtenDraft(1)], next: [2, 3].map(writtenQuestion), ...lists }
  await context.route(/\/api\/writing\/(drafts|next|answers|figures)(\?|$)/, (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1) as keyof typeof replies
    return route.fulfill({ json: { success: true, data: replies[part], ...(part === 'answers' && { next_before }) } })
  })
}

const reads = '**/api/writing/**'

export const WRITING: Screen[] = [
  { ...page, name: 'the written answers', before: written },
  {
    ...page,
    name: 'the written answers with Tamil lines of the syllabus, narrowed',
    remembers: { reading_language: 'ta' },
    path: '/write?directive=discuss&node=gs1.culture',
    before: narrowed,
  },
  {
    ...page,
    name: 'the written answers, none of which fits the filter',
    path: '/write?paper=GS4',
    shows: (page) => page.getByText('No answers match the filter'),
  },
  {
    ...page,
    name: 'the written answers before there are any',
    loads: 'writing',
    state: 'empty',
    shows: (page) => page.getByText('Answers that you finish are listed here'),
  },
  {
    ...page,
    name: 'the written answers for somebody without Pro',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: 'Upgrade to Pro' }),
  },
  ...unready({ ...page, name: 'the written answers', reads }),
]
