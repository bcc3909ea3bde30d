import type { Page } from '@playwright/test'
import { plannedDraft } from '#tests/support/browser/drafts.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { type Screen, unready } from './screen.ts'
import { anAdmin } from './visitors.ts'

type Path = Exclude<Screen['path'], string>

const written =
  (article: Record<string, unknown>): Path =>
  async (library, people, server) =>
    plannedDraft(server, await people.anAdmin(), { title: 'Rivers and their treaties', day: library.aFreeDay() }, article)

/** Somebody else writes in the past, and has commented on it. */
const shared: Path = async (library, people, server, as) => {
  const path = await written(anArticle('Rivers and their treaties'))(library, people, server, as)
  const id = path.split('draft=')[1]
  const other = await people.aNewAdmin()
  const comment = { section: 'past', quote: 'came about', text: 'Since when? Please name the treaty of 1960.' }
  await server.call('PUT', `/api/admin/desk/drafts/${id}/holds/past`, { as: other, body: { action: 'take' } })
  await server.call('POST', `/api/admin/desk/drafts/${id}/comments`, { as: other, body: comment })
  const changes = [{ section: 'future', fields: { 'analysis_text.future': 'Another ending.' }, base: 1 }]
  await server.call('PUT', `/api/admin/desk/drafts/${id}/sections`, { as: other, body: { changes } })
  return path
}

const draft: Pick<Screen, 'place' | 'who' | 'shows'> = {
  place: 'Writing desk of the newsroom',
  who: anAdmin,
  shows: (page) => page.getByRole('heading', { name: 'Rivers and their treaties' }).first(),
}
const openTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

export const DRAFTS: Screen[] = [
  { ...draft, name: 'a draft without a text', state: 'empty', path: written({}) },
  { ...draft, name: 'a draft in which somebody else writes', path: shared },
  { ...draft, name: 'the comments on a draft', path: shared, prepare: openTab(/^Comments/) },
  {
    ...draft,
    name: 'a version of a draft, compared',
    path: shared,
    prepare: async (page) => {
      await openTab(/^Versions/)(page)
      await page.getByRole('button', { name: 'Compare version 1 with the draft' }).click()
    },
  },
  {
    ...draft,
    name: 'a draft that cannot be approved',
    path: written({ summary: 'Of rivers.' }),
    prepare: (page) => page.getByRole('button', { name: 'Approve' }).click(),
    mishap: /status of 422.*state/,
  },
  ...unready({
    ...draft,
    name: 'a draft',
    path: '/admin/dashboard?tab=desk&draft=0198a000-0000-7000-8000-000000000001',
    reads: '**/api/admin/desk/drafts/**',
  }),
]
