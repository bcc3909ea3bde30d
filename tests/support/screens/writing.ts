import type { BrowserContext } from '@playwright/test'
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

async function written(context: BrowserContext) {
  const replies = {
    drafts: [writtenDraft(0), writtenDraft(1)],
    next: [4, 5, 6].map(writtenQuestion),
    answers: Array.from({ length: 8 }, (_, place) => finishedAnswer(place)),
    figures: answerFigures(),
  }
  await context.route(/\/api\/writing\/(drafts|next|answers|figures)(\?|$)/, (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1) as keyof typeof replies
    return route.fulfill({ json: { success: true, data: replies[part], ...(part === 'answers' && { next_before: 'older' }) } })
  })
}

const reads = '**/api/writing/**'

export const WRITING: Screen[] = [
  { ...page, name: 'the written answers', before: written },
  {
    ...page,
    name: 'the written answers with Tamil lines of the syllabus, narrowed',
    remembers: { reading_language: 'ta' },
    path: '/write?directive=discuss&node=gs2.legislatures',
    before: written,
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
