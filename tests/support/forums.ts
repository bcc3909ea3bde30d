import { community } from '#contract/community.ts'
import { type Post, posts, type Reaction } from '#contract/posts.ts'
import { newId } from '#server/platform/ids.ts'
import type { Person, TestApp } from './app.ts'

/** A forum in the first category, made by an admin of its own. */
export async function aForum(app: TestApp, title = 'Polity'): Promise<string> {
  const as = await app.person('admin')
  const { categories } = (await app.call(community.categories, { as })).json()
  const body = { title, category_id: categories[0].category_id, client_key: newId() }
  return (await app.call(community.createForum, { as, body })).json().forum.forum_id
}

export async function posted(app: TestApp, as: Person, forumId: string, content: string): Promise<Post> {
  return writtenBy(app, as, forumId, { content })
}

export async function aReply(app: TestApp, as: Person, forumId: string, parent_post_id: string, content: string): Promise<Post> {
  return writtenBy(app, as, forumId, { content, parent_post_id })
}

async function writtenBy(app: TestApp, as: Person, forumId: string, body: object): Promise<Post> {
  const reply = await app.call(posts.create, { as, params: { forumId }, body })
  if (reply.statusCode !== 200) throw new Error(`The post was refused: ${reply.body}`)
  return reply.json().post
}

export async function reacted(app: TestApp, as: Person, postId: string, reaction_type: 'like' | 'dislike'): Promise<Reaction> {
  return (await app.call(posts.react, { as, params: { postId }, body: { reaction_type } })).json().data
}
