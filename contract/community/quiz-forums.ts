import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { Id, safeText } from '#contract/text.ts'
import * as m from '#messages/contract/community.ts'
import { COMMUNITY_FORBIDDEN } from './forum-rules.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const ForumSummary = z.object({
  quiz_id: Id,
  title: z.string(),
  title_translated: TranslatedTitle,
  article_id: Id,
  article_title: z.string(),
  article_title_translated: TranslatedTitle,
  total_questions: z.number().int(),
  /** Percent; 0 without attempts. */
  average_score: z.number().int(),
  attempts_count: z.number().int(),
  difficulty: z.enum(DIFFICULTIES),
})
export type ForumSummary = z.infer<typeof ForumSummary>

const content = safeText({ min: 1, max: 10_000 })

export const SampleDiscussions = z.array(
  z.object({
    article_title: z.string(),
    question_number: z.int().min(1),
    discussion_type: z.enum(['question', 'explanation', 'strategy']),
    content,
    is_resolved: z.boolean(),
    replies: z.array(z.object({ content, is_helpful: z.boolean() })),
  }),
)
export type SampleDiscussions = z.infer<typeof SampleDiscussions>

export const QUIZ_FORUM_NOT_FOUND = m.quizForumNotFound

export const quizForums = {
  summary: endpoint('GET /api/community/quiz-forums/:quizId', 'community', {
    summary: 'Get the quiz of a quiz forum with its average score and difficulty',
    params: z.object({ quizId: Id }),
    forbidden: COMMUNITY_FORBIDDEN,
    notFound: QUIZ_FORUM_NOT_FOUND,
    reply: data(ForumSummary),
  }),
}
