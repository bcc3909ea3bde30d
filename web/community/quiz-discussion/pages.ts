import type { InfiniteData } from '@tanstack/react-query'
import type { Discussion, DiscussionReply } from '#contract/community/quiz-discussion.ts'

export interface Page {
  data: Discussion[]
  next_before: string | null
}
export type Pages = InfiniteData<Page>

/** These change without layout shift. */
type Counters = Partial<
  Pick<Discussion & DiscussionReply, 'likes' | 'user_reaction' | 'is_resolved' | 'replies_count' | 'is_helpful'>
>
export type Change<Post> = (post: Post) => Post | null

export const discussionsIn = (pages: Pages): Discussion[] => pages.pages.flatMap(({ data }) => data)

/** @param change `null` removes the discussion */
export function withDiscussion(pages: Pages, id: string, change: Change<Discussion>): Pages {
  return eachPage(pages, (data) => data.flatMap((one) => (one.id === id ? (change(one) ?? []) : one)))
}

export function withReply(pages: Pages, id: string, change: Change<DiscussionReply>): Pages {
  return eachPage(pages, (data) =>
    data.map((one) =>
      one.replies.some((reply) => reply.id === id) ? { ...one, replies: changeReply(one.replies, id, change) } : one,
    ),
  )
}

export const changeReply = (replies: DiscussionReply[], id: string, change: Change<DiscussionReply>): DiscussionReply[] =>
  replies.flatMap((reply) => (reply.id === id ? (change(reply) ?? []) : reply))

/** Without duplicates. */
export function withAdded(pages: Pages, added: Discussion[]): Pages {
  const ids = new Set(added.map(({ id }) => id))
  const without = eachPage(pages, (data) => data.filter(({ id }) => !ids.has(id)))
  const [first, ...more] = without.pages
  return first ? { ...without, pages: [{ ...first, data: [...added, ...first.data] }, ...more] } : without
}

export function pendingPosts(pages: Pages, newest: Page): Discussion[] {
  const shown = discussionsIn(pages)
  const ids = new Set(shown.map(({ id }) => id))
  const top = shown[0]?.created_at ?? ''
  return newest.data.filter(({ id, created_at }) => !ids.has(id) && created_at >= top)
}

/** A full page replaces the list, because others may lie between. */
export function withPendingPosts(pages: Pages, newest: Page): Pages {
  const added = pendingPosts(pages, newest)
  const isAllNew = added.length === newest.data.length && newest.next_before !== null
  return isAllNew ? { pages: [newest], pageParams: [null] } : withAdded(pages, added)
}

/** Texts and replies stay while the user reads. */
export function withCounters(pages: Pages, newest: Page): Pages {
  const fresh = new Map(newest.data.map((one) => [one.id, one]))
  return eachPage(pages, (data) =>
    data.map((one) => {
      const now = fresh.get(one.id)
      return now && !now.is_deleted ? { ...one, ...countersOf(now) } : one
    }),
  )
}

const countersOf = ({ likes, user_reaction, is_resolved, replies_count }: Discussion): Counters => ({
  likes,
  user_reaction,
  is_resolved,
  replies_count,
})

export const liked = <Post extends { likes: number }>(post: Post, wanted: boolean): Post => ({
  ...post,
  likes: Math.max(0, post.likes + (wanted ? 1 : -1)),
  user_reaction: wanted ? 'like' : null,
})

function eachPage(pages: Pages, change: (data: Discussion[]) => Discussion[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })) }
}
