import { IN_NEWS_FRONTS } from '#contract/practice/recall-rules.ts'
import type { InNewsKind } from '#contract/reading/provenance-rules.ts'
import type { Source } from './find-sources.ts'

export interface StoredItem {
  item_id: string
  entry_id: string
  kind: InNewsKind
  name: string
  text: string
  rank: string | null
  syllabus: string[]
}

/** The day is what such a card is of. */
export const inNewsSource = ({ item_id, entry_id, kind, name, text, rank, syllabus }: StoredItem): Source => ({
  article_id: entry_id,
  kind: 'in-news',
  source_key: item_id,
  content: { front: IN_NEWS_FRONTS[kind](name), back: rank ? `${text}\n${rank}` : text },
  syllabus,
})
