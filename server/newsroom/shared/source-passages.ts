import type { Db } from '#server/db/open.ts'

export interface SourcePassages {
  source_id: string
  title: string
  /** Where it was found, after redirects. */
  address: string | null
  day: string
  passages: { number: number; text: string }[]
}

/** Those that exist and are read, in the order of the ids; passages in the order of the text. */
export async function passagesOf(db: Db, sourceIds: readonly string[]): Promise<SourcePassages[]> {
  if (sourceIds.length === 0) return []
  const sources = await db
    .selectFrom('desk_sources')
    .where('source_id', 'in', [...sourceIds])
    .where('state', '=', 'added')
    .select(({ fn }) => ['source_id', 'title', 'day', fn.coalesce('found_at', 'address').as('address')])
    .execute()
  const passages = await db
    .selectFrom('desk_passages')
    .where('source_id', 'in', [...sourceIds])
    .orderBy('source_id')
    .orderBy('number')
    .select(['source_id', 'number', 'text'])
    .execute()
  const bySource = Map.groupBy(passages, ({ source_id }) => source_id)
  const byId = new Map(sources.map((source) => [source.source_id, source]))
  return [...new Set(sourceIds)].flatMap((id) => {
    const source = byId.get(id)
    return source ? [{ ...source, passages: (bySource.get(id) ?? []).map(({ number, text }) => ({ number, text })) }] : []
  })
}
