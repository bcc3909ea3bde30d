import { expect } from 'vitest'
import { type Discussion, type DiscussionReply, quizDiscussion } from '#contract/quiz-discussion.ts'
import type { Person, TestApp } from './app.ts'
import { DAY, publishedQuiz, withQuiz } from './quizzes.ts'

export interface DiscussionPage {
  data: Discussion[]
  next_before: string | null
}

/** What the tests of quiz discussions do again and again. */
export function discussionCalls(app: TestApp) {
  const post = (as: Person | undefined, quizId: string, parts: Record<string, unknown> = {}) =>
    app.call(quizDiscussion.post, {
      as,
      params: { quizId },
      body: { question_number: 1, discussion_type: 'question', content: 'Why?', ...parts },
    })
  const reply = (as: Person, discussionId: string, content = 'Because.', parts: Record<string, unknown> = {}) =>
    app.call(quizDiscussion.reply, { as, params: { discussionId }, body: { content, ...parts } })
  const read = (as: Person, discussionId: string) => app.call(quizDiscussion.discussion, { as, params: { discussionId } })
  return {
    post,
    reply,
    read,
    posted: async (as: Person, quizId: string, parts: Record<string, unknown> = {}): Promise<Discussion> => {
      const made = await post(as, quizId, parts)
      expect([made.statusCode, made.json().error]).toEqual([200, undefined])
      return made.json().data
    },
    replied: async (as: Person, discussionId: string, content = 'Because.'): Promise<DiscussionReply> => {
      const made = await reply(as, discussionId, content)
      expect([made.statusCode, made.json().error]).toEqual([200, undefined])
      return made.json().data
    },
    shown: async (as: Person, discussionId: string): Promise<Discussion> => (await read(as, discussionId)).json().data,
    list: async (as: Person, quizId: string, query: Record<string, unknown> = {}): Promise<DiscussionPage> => {
      const page = await app.call(quizDiscussion.list, { as, params: { quizId }, query })
      expect([page.statusCode, page.json().error]).toEqual([200, undefined])
      return page.json()
    },
    /** A quiz of four questions, and two people who may discuss it. */
    atAForum: async () => {
      const { quizId, articleId } = await publishedQuiz(app, DAY, withQuiz('Budget', 4))
      return { quizId, articleId, asha: await app.person('pro'), ravi: await app.person('pro') }
    },
  }
}
