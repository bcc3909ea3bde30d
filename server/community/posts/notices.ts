import { cutText } from '#contract/cut-text.ts'
import type { Notice } from '#server/platform/events/notice.ts'

export interface WrittenPost {
  postId: string
  forumId: string
  forumTitle: string
  authorName: string
  content: string
}

/** The first that applies is used. */
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
  }
}

export const noticeOf = (postId: string) => `post:${postId}`

export interface LikedPost {
  postId: string
  forumId: string
  authorId: string
  content: string
  likedBy: string
  /** On this day, with the last one. */
  likes: number
  /** `YYYY-MM-DD` in the author's time zone. */
  day: string
}

/** One per post and day. */
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
    folds: true,
  }
}

export const likesOf = (postId: string, day: string) => `liked:${postId}:${day}`

const postPath = (forumId: string, postId: string) => `/community/forums/${forumId}#post-${postId}`

const MAX_WORDS = 140

function shortened(content: string): string {
  const line = content
    .replace(/^###\s+/gm, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= MAX_WORDS ? line : `${cutText(line, MAX_WORDS).replace(/\s+\S*$/, '')} …`
}
