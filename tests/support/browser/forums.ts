import type { Page } from '@playwright/test'
import type { Forum } from '#contract/community/forums.ts'
import type { Post } from '#contract/community/posts.ts'
import type { People, Person } from './people.ts'
import type { E2eServer } from './server.ts'

export async function aForum(server: E2eServer, people: People, title = 'Polity') {
  const admin = await people.comesBack('admin')
  const { categories } = await server.call<{ categories: { category_id: string }[] }>('GET', '/api/community/categories', {
    as: admin,
  })
  const body = { title, description: 'What is unclear, and what is known.', category_id: categories[0]?.category_id }
  const { forum } = await server.call<{ forum: Forum }>('POST', '/api/community/forums', { as: admin, body })
  const id = forum.forum_id
  return {
    id,
    path: `/community/forums/${id}`,
    post: async (as: Person, content: string, parent?: Post): Promise<Post> => {
      const body = { content, ...(parent && { parent_post_id: parent.post_id }) }
      return (await server.call<{ post: Post }>('POST', `/api/community/forums/${id}/posts`, { as, body })).post
    },
    change: (body: { is_locked?: boolean; is_pinned?: boolean }) =>
      server.call('PATCH', `/api/community/forums/${id}`, { as: admin, body }),
  }
}

/** A draft opens it too. */
export async function openComposer(page: Page) {
  const box = page.getByRole('textbox', { name: 'Write a post' })
  await page.getByRole('button', { name: 'Write a post' }).or(box).click()
  return box
}
