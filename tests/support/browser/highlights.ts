import { randomUUID } from 'node:crypto'
import { anArticle, type Library } from './library.ts'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

const PASSAGES = [
  { section: 'past', quote: 'came about', meaning: 'fact', note: 'Ask me how.' },
  { section: 'present', quote: 'happened now', meaning: 'doubt', note: '' },
] as const

/** @returns the path of an article with two highlights */
export async function highlightedArticle(library: Library, server: E2eServer, as: Person, title: string): Promise<string> {
  const [article_id] = await library.publish(library.aFreeDay(), [anArticle(title)])
  for (const passage of PASSAGES) {
    const body = {
      article_id,
      language: 'en',
      prefix: '',
      suffix: '',
      start: 0,
      changed_at: new Date().toISOString(),
      ...passage,
    }
    await server.call('PUT', `/api/highlights/${randomUUID()}`, { as, body })
  }
  return `/article/${article_id}`
}
