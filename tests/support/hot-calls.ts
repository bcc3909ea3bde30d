import type { LightMyRequestResponse } from 'fastify'
import { accounts } from '#contract/accounts.ts'
import { articles } from '#contract/articles.ts'
import { bookmarks } from '#contract/bookmarks.ts'
import { community } from '#contract/community.ts'
import { daily } from '#contract/daily.ts'
import { notifications } from '#contract/notifications.ts'
import { posts } from '#contract/posts.ts'
import { progress } from '#contract/progress.ts'
import { type Quiz, quizzes } from '#contract/quizzes.ts'
import { search } from '#contract/search.ts'
import type { Person, TestApp } from './app.ts'
import type { Commons } from './belongings.ts'
import { answering } from './quizzes.ts'

/** Who calls, and what they look at: a post of somebody else's, and an article that is not the only one. */
export interface Study extends Commons {
  as: Person
  anotherArticleId: string
  quiz: Quiz
}

/** What readers and Pro members do all day long. */
export function hotCalls(app: TestApp, study: Study) {
  const { as, articleId, anotherArticleId, forumId, postId, quizId, quiz } = study
  const found = (q: string) => () => app.call(search.articles, { as, query: { q } })
  return {
    signIn: () => app.call(accounts.login, { body: { email: as.email, password: as.password } }),
    profile: () => app.call(accounts.profile, { as }),
    entries: () => app.call(daily.entries, { as }),
    article: () => app.call(articles.read, { as, params: { articleId } }),
    readIds: () => app.call(progress.readIds, { as }),
    markRead: () => app.call(progress.markRead, { as, params: { articleId } }),
    markAnotherRead: () => app.call(progress.markRead, { as, params: { articleId: anotherArticleId } }),
    savePosition: () => app.call(progress.savePosition, { as, params: { articleId }, body: { position: 0.5 } }),
    position: () => app.call(progress.position, { as, params: { articleId } }),
    halfRead: () => app.call(progress.halfRead, { as }),
    streak: () => app.call(progress.streak, { as }),
    unreadCount: () => app.call(notifications.unreadCount, { as }),
    notices: () => app.call(notifications.list, { as }),
    bookmark: () => app.call(bookmarks.add, { as, body: { article_id: articleId } }),
    bookmarks: () => app.call(bookmarks.list, { as }),
    bookmarkIds: () => app.call(bookmarks.ids, { as }),
    isBookmarked: () => app.call(bookmarks.status, { as, params: { articleId } }),
    searchCommon: found('budget'),
    searchRare: found('zanskar'),
    searchSeveral: found('budget zanskar unheard'),
    searchHindi: found('चंद्रमा'),
    searchMisspelt: found('zanskra'),
    categories: () => app.call(community.categories, { as }),
    forums: () => app.call(community.forums, { as }),
    forum: () => app.call(posts.forum, { as, params: { forumId } }),
    posts: () => app.call(posts.list, { as, params: { forumId } }),
    replies: () => app.call(posts.replies, { as, params: { postId } }),
    post: () => app.call(posts.create, { as, params: { forumId }, body: { content: 'Words' } }),
    reply: () => app.call(posts.create, { as, params: { forumId }, body: { content: 'Words', parent_post_id: postId } }),
    react: () => app.call(posts.react, { as, params: { postId }, body: { reaction_type: 'like' } }),
    quiz: () => app.call(quizzes.quiz, { as, params: { quizId } }),
    submit: () => app.call(quizzes.submit, { as, body: answering(quiz, 'A') }),
    attempts: () => app.call(quizzes.history, { as }),
  } satisfies Record<string, () => Promise<LightMyRequestResponse>>
}

export type HotCall = keyof ReturnType<typeof hotCalls>
