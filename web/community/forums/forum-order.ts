import type { Category, Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/forums.ts'
import { LOCALE } from '#messages/language.ts'

export const FORUM_ORDERS = {
  activity: m.latestActivity,
  posts: m.mostPosts,
  created: m.newest,
  title: m.byTitle,
} as const
export type ForumOrder = keyof typeof FORUM_ORDERS

export const isForumOrder = (name: string | null): name is ForumOrder => name !== null && Object.hasOwn(FORUM_ORDERS, name)

type Compare = (one: Forum, other: Forum) => number

const collator = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' })

const byTitle: Compare = (one, other) => collator.compare(one.title, other.title)
const byPosts: Compare = (one, other) => other.post_count - one.post_count
/** ISO timestamps; no post sorts last. */
const byLastPost: Compare = (one, other) => latestFirst(one.last_post_at ?? '', other.last_post_at ?? '')
const byCreation: Compare = (one, other) => latestFirst(one.created_at, other.created_at)

function latestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}

const COMPARERS: Record<ForumOrder, Compare[]> = {
  activity: [byLastPost, byPosts, byTitle],
  posts: [byPosts, byLastPost, byTitle],
  created: [byCreation, byTitle],
  title: [byTitle, byCreation],
}

export function sortForums(forums: readonly Forum[], order: ForumOrder): Forum[] {
  const comparers: Compare[] = [(one, other) => Number(other.is_pinned) - Number(one.is_pinned), ...COMPARERS[order]]
  return forums.toSorted((one, other) => {
    for (const compare of comparers) {
      const result = compare(one, other)
      if (result !== 0) return result
    }
    return 0
  })
}

export interface ForumGroup {
  category: Pick<Category, 'category_id' | 'name'> & Partial<Category>
  forums: Forum[]
}

/** Includes empty categories. The name of a category that is not loaded comes from the forum. */
export function groupByCategory(categories: readonly Category[], forums: readonly Forum[]): ForumGroup[] {
  const groups = new Map<string, ForumGroup>(categories.map((category) => [category.category_id, { category, forums: [] }]))
  for (const forum of forums) {
    const group = groups.get(forum.category_id)
    if (group) group.forums.push(forum)
    else
      groups.set(forum.category_id, { category: { category_id: forum.category_id, name: forum.category.name }, forums: [forum] })
  }
  return [...groups.values()]
}
