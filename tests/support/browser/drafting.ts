import { SOURCE_TEXT } from '#tests/support/fixtures/drafted-source.ts'
import type { Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** One source and one planned article. @returns the id of the draft */
export async function aDayWithSources(server: E2eServer, as: Person, day: string): Promise<string> {
  const source = { title: 'Water for households', text: SOURCE_TEXT, address: 'https://pib.gov.in/release/1', publisher: 'PIB' }
  await server.call('POST', `/api/admin/desk/days/${day}/sources`, { as, body: source })
  const planned = { title: 'Taps in every village', day }
  const { data } = await server.call<{ data: { draft_id: string } }>('POST', '/api/admin/desk/drafts', { as, body: planned })
  return data.draft_id
}
