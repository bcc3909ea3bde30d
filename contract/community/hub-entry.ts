import { z } from 'zod'
import { cursor, Id, Instant, limit, safeText } from '#contract/text.ts'
import { COMMUNITY_FORBIDDEN } from './forum-rules.ts'
import { HUB_CATEGORIES, MAX_SEARCH_CHARACTERS } from './peer-learning-rules.ts'

/** What the three kinds of entries of the peer learning hub have in common. */

export const count = z.number().int().min(0)
export const category = z.enum(HUB_CATEGORIES, { error: `Choose a category: ${HUB_CATEGORIES.join(', ')}` })
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
export const trimmed = (text: string) => text.trim()

/** What every entry of the hub says of itself; the product's own samples have no author. */
export const Entry = z.object({
  author: z.object({ username: z.string() }).nullable(),
  is_own: z.boolean(),
  is_sample: z.boolean(),
  /** The caller may take it away: their own, or anybody's for admins and testers. */
  may_delete: z.boolean(),
  category: z.enum(HUB_CATEGORIES),
  created_at: Instant,
})

/** Made once for each draft by the client: sent again with it, the same is stored once. */
export const client_key = z.uuid({ error: 'client_key must be a UUID' }).optional()

export const filters = {
  category: category.optional(),
  /** Every word of it has to occur. */
  q: safeText({ max: MAX_SEARCH_CHARACTERS, label: 'The search text' }).optional(),
  /** The one entry that a link leads to. */
  id: Id.optional(),
  before: cursor('before').optional(),
  limit: limit(20),
}
export const Listing = z.object({ ...filters, show: z.enum(['mine'], { error: 'show must be "mine"' }).optional() })
export type Listing = z.output<typeof Listing>

export const page = <T extends z.ZodType>(shape: T) =>
  z.object({ success: z.literal(true), data: z.array(shape), next_before: z.string().nullable() })
export const PAGES = 'newest first; `next_before` is the `before` of the next page, null at the end'

export const forbidden = COMMUNITY_FORBIDDEN
