import { z } from 'zod'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { Day } from '#contract/text.ts'

/** What lists of articles can be narrowed to. The days are inclusive. */
export const ARTICLE_FILTER = {
  node: PaperOrNode.optional(),
  read: z.enum(['read', 'unread'], { error: 'read must be read or unread' }).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export interface ArticleFilter {
  /** A paper or a node of the syllabus. */
  node?: string | undefined
  read?: 'read' | 'unread' | undefined
  from?: string | undefined
  to?: string | undefined
}
