import { z } from 'zod'
import { pageQuery } from '#contract/paging.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/community.ts'
import { COMMUNITY_FORBIDDEN } from './forum-rules.ts'
import { HUB_CATEGORIES, MAX_SEARCH_CHARACTERS } from './peer-learning-rules.ts'

export const count = z.number().int().min(0)
export const category = z.enum(HUB_CATEGORIES, { error: m.chooseOneOf })
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
export const trimmed = (text: string) => text.trim()

/** Samples have no author. */
export const Entry = z.object({
  author: z.object({ username: z.string() }).nullable(),
  is_own: z.boolean(),
  is_sample: z.boolean(),
  /** The author, admins and testers. */
  may_delete: z.boolean(),
  category: z.enum(HUB_CATEGORIES),
  created_at: Instant,
})

export const client_key = z.uuid({ error: 'client_key must be a UUID' }).optional()

export const filters = {
  category: category.optional(),
  /** Every word must occur. */
  q: safeText({ max: MAX_SEARCH_CHARACTERS, label: 'The search text' }).optional(),
  id: Id.optional(),
  ...pageQuery(20),
}
export const Listing = z.object({ ...filters, show: z.enum(['mine'], { error: 'show must be "mine"' }).optional() })
export type Listing = z.output<typeof Listing>

export const forbidden = COMMUNITY_FORBIDDEN
