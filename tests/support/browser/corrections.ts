import { randomUUID } from 'node:crypto'
import { anArticle, type Library } from './library.ts'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

const CORRECTION = {
  wrong: 'The summary said that nine judges dissented.',
  right: 'All nine judges agreed; six of them wrote opinions of their own.',
}

interface Entry {
  data: { entry_id: string; revision: number; article_ids: string[]; payload: { articles: Record<string, unknown>[] } }
}

interface CorrectionSetup {
  library: Library
  server: E2eServer
  admin: Person
}

/** Of a day without other articles. @returns its id */
export async function correctedArticle(
  { library, server, admin }: CorrectionSetup,
  title: string,
  reader?: Person,
): Promise<string> {
  const day = library.aFreeDay()
  const flashcards = [{ front: 'How many judges?', back: 'Nine.' }]
  const article = anArticle(title, {
    follow_up_data: { flashcards },
    title_translated: { ta: 'திருத்தப்பட்ட கட்டுரை', hi: 'सुधारा गया लेख' },
  })
  const [articleId = ''] = await library.publish(day, [article])
  if (reader) await readWithCard(server, reader, articleId)
  const path = await library.entryPath(day)
  const entryId = new URL(path, server.url).searchParams.get('entry') ?? ''
  const { data } = await server.call<Entry>('GET', `/api/admin/entries/${entryId}`, { as: admin })
  const body = { article: data.payload.articles[0], expected_revision: data.revision, correction: CORRECTION }
  await server.call('PUT', `/api/admin/articles/${articleId}`, { as: admin, body })
  return articleId
}

async function readWithCard(server: E2eServer, as: Person, articleId: string): Promise<void> {
  await server.call('POST', `/api/progress/${articleId}`, { as })
  const text = 'Nine judges heard it.'
  await server.call('POST', '/api/recall/cards', { as, body: { article_id: articleId, cards: [{ kind: 'fact', text }] } })
}

/** In the past section. */
export async function reportMistake(server: E2eServer, as: Person, articleId: string, description: string): Promise<void> {
  const passage = { section: 'past', quote: 'came about', prefix: '', suffix: '.', start: 0 }
  const body = { client_key: randomUUID(), language: 'en', passage, description }
  await server.call('POST', `/api/articles/${articleId}/mistakes`, { as, body })
}
