import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** Planned, and written where an article is given. @returns its address */
export async function plannedDraft(
  server: E2eServer,
  as: Person,
  plan: { title: string; day: string | null; kind?: 'article' | 'in_news' },
  article: Record<string, unknown> = {},
): Promise<string> {
  const reply = await server.call<{ data: { draft_id: string } }>('POST', '/api/admin/desk/drafts', { as, body: plan })
  const id = reply.data.draft_id
  const changes = Object.entries(sectionsOf(article)).map(([section, fields]) => ({ section, fields, base: 0 }))
  if (changes.length > 0) await server.call('PUT', `/api/admin/desk/drafts/${id}/sections`, { as, body: { changes } })
  return `/admin/dashboard?tab=desk&draft=${id}`
}
