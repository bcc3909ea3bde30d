import { cutText } from '#contract/cut-text.ts'
import type { NoticeData } from '#server/messaging/shared/notice-kinds.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
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

const DATA: Record<Reason, (post: WrittenPost) => NoticeData> = {
  reply: ({ authorName }) => ({ kind: 'post_reply', name: authorName }),
  mention: ({ authorName }) => ({ kind: 'post_mention', name: authorName }),
  subscription: ({ forumTitle }) => ({ kind: 'post_in_forum', forum: forumTitle }),
}

export function postNotice(post: WrittenPost, userId: string, reason: Reason): Notice {
  const words = shortened(post.content)
  return {
    userId,
    type: 'forum_reply',
    ...told(DATA[reason](post), `${reason === 'subscription' ? post.authorName : post.forumTitle}: ${words}`),
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
  return {
    userId: authorId,
    type: 'forum_post_liked',
    ...told({ kind: 'post_liked', name: likedBy, others: Math.max(likes - 1, 0) }, shortened(content)),
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
