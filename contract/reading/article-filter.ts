import { z } from 'zod'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { Day } from '#contract/text.ts'

/** Inclusive days. */
export const ARTICLE_FILTER = {
  node: PaperOrNode.optional(),
  read: z.enum(['read', 'unread'], { error: 'read must be read or unread' }).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export interface ArticleFilter {
  node?: string | undefined
  read?: 'read' | 'unread' | undefined
  from?: string | undefined
  to?: string | undefined
}
