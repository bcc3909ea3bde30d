import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** A post and where it stands. */
export interface WrittenPost {
  postId: string
  forumId: string
  forumTitle: string
  authorName: string
  content: string
}

/** Why somebody hears of a post; of several reasons the first in this order is the one that is told. */
export type Reason = 'reply' | 'mention' | 'subscription'

const TITLES: Record<Reason, (post: WrittenPost) => string> = {
  reply: ({ authorName }) => `${authorName} replied to you`,
  mention: ({ authorName }) => `${authorName} mentioned you`,
  subscription: ({ forumTitle }) => `New post in ${forumTitle}`,
}

export function postNotice(post: WrittenPost, userId: string, reason: Reason): Notice {
  const words = shortened(post.content)
  return {
    userId,
    type: 'forum_reply',
    title: TITLES[reason](post),
    message: reason === 'subscription' ? `${post.authorName}: ${words}` : `${post.forumTitle}: ${words}`,
    path: postPath(post.forumId, post.postId),
    about: noticeOf(post.postId),
    silencedBy: SILENCED_BY.forum_reply,
  }
}

/** What all notices of one post are about. */
export const noticeOf = (postId: string) => `post:${postId}`

export interface LikedPost {
  postId: string
  forumId: string
  authorId: string
  content: string
  /** Who liked it last. */
  likedBy: string
  /** Likes of this day, with that one. */
  likes: number
  /** `YYYY-MM-DD` where the author lives. */
  day: string
}

/** One for a post and a day: the next like changes its words. */
export function likeNotice({ postId, forumId, authorId, content, likedBy, likes, day }: LikedPost): Notice {
  const others = likes - 1
  const who = others < 1 ? likedBy : `${likedBy} and ${others === 1 ? '1 other' : `${others} others`}`
  return {
    userId: authorId,
    type: 'forum_post_liked',
    title: `${who} liked your post`,
    message: shortened(content),
    path: postPath(forumId, postId),
    about: likesOf(postId, day),
    silencedBy: SILENCED_BY.forum_post_liked,
    folds: true,
  }
}

/** What the notice of one day's likes is about. */
export const likesOf = (postId: string, day: string) => `liked:${postId}:${day}`

const postPath = (forumId: string, postId: string) => `/community/forums/${forumId}#post-${postId}`

const MAX_WORDS = 140

/** One line, without the marks of headings and bold, to the end of a word. */
function shortened(content: string): string {
  const line = content
    .replace(/^###\s+/gm, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= MAX_WORDS ? line : `${line.slice(0, MAX_WORDS).replace(/\s+\S*$/, '')} …`
}
