import type { TestApp } from './app.ts'
import type { Commons } from './belongings.ts'
import { aForum, posted } from './forums.ts'
import { publishedQuiz, withQuiz } from './quizzes.ts'

/** A day with an article and its quiz, a forum, and a post of somebody's in it. */
export async function someCommons(app: TestApp, day = '2026-01-15'): Promise<Commons> {
  const { articleId, quizId } = await publishedQuiz(app, day, withQuiz('Budget', 3))
  const forumId = await aForum(app)
  const { post_id } = await posted(app, await app.person('pro'), forumId, 'The first post')
  return { articleId, quizId, forumId, postId: post_id }
}
