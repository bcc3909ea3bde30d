import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type DiscussionFilter, quizDiscussion } from '#contract/community/quiz-discussion.ts'
import { quizForums } from '#contract/community/quiz-forums.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'

export const forumKey = (quizId: string) => ['quiz-discussion', quizId]
export const listsKey = (quizId: string) => [...forumKey(quizId), 'list']
export const threadKey = (quizId: string, discussionId: string) => [...forumKey(quizId), 'thread', discussionId]
export const newestKey = (quizId: string) => [...forumKey(quizId), 'newest']

export const forumSummary = (quizId: string) =>
  queryOptions({
    queryKey: [...forumKey(quizId), 'summary'],
    queryFn: async ({ signal }) => (await call(quizForums.summary, { params: { quizId }, signal })).data,
  })

/** Loaded once per visit; a button offers new discussions, to avoid layout shift. */
export const discussionList = (quizId: string, filter: DiscussionFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(quizId), filter],
    queryFn: ({ pageParam, signal }) =>
      call(quizDiscussion.list, { params: { quizId }, query: { filter, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const POLL_INTERVAL_MS = 30_000

/** Polls the first page; create once per list. */
export const newestDiscussions = (quizId: string, filter: DiscussionFilter) =>
  queryOptions({
    queryKey: [...newestKey(quizId), filter],
    ...polled(POLL_INTERVAL_MS, (signal) => call(quizDiscussion.list, { params: { quizId }, query: { filter }, signal })),
    staleTime: POLL_INTERVAL_MS,
    gcTime: 0,
  })

export const discussionById = (quizId: string, discussionId: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(quizId), 'one', discussionId],
    queryFn: async ({ signal }) => ({
      data: [(await call(quizDiscussion.discussion, { params: { discussionId }, signal })).data],
      next_before: null as string | null,
    }),
    initialPageParam: null as string | null,
    getNextPageParam: () => null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const replyThread = (quizId: string, discussionId: string) =>
  infiniteQueryOptions({
    queryKey: threadKey(quizId, discussionId),
    queryFn: ({ pageParam, signal }) =>
      call(quizDiscussion.replies, { params: { discussionId }, query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_after,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** A discussion, or a reply with `replyId`. */
export interface PostRef {
  discussionId: string
  replyId?: string
}

type Body<E extends { body: unknown }> = E['body'] extends z.ZodType ? z.input<E['body']> : never

export const postDiscussion = async (quizId: string, body: Body<typeof quizDiscussion.post>) =>
  (await call(quizDiscussion.post, { params: { quizId }, body })).data

export const postReply = async (discussionId: string, body: Body<typeof quizDiscussion.reply>) =>
  (await call(quizDiscussion.reply, { params: { discussionId }, body })).data

export const editDiscussion = async (discussionId: string, content: string) =>
  (await call(quizDiscussion.edit, { params: { discussionId }, body: { content } })).data

export const editReply = async (replyId: string, content: string) =>
  (await call(quizDiscussion.editReply, { params: { replyId }, body: { content } })).data

/** @returns the placeholder if it has replies */
export const remove = async ({ discussionId, replyId }: PostRef) =>
  replyId
    ? (await call(quizDiscussion.removeReply, { params: { replyId } })).data
    : (await call(quizDiscussion.remove, { params: { discussionId } })).data

export const setLike = async ({ discussionId, replyId }: PostRef, wanted: boolean) =>
  replyId
    ? (await call(wanted ? quizDiscussion.likeReply : quizDiscussion.unlikeReply, { params: { replyId } })).data
    : (await call(wanted ? quizDiscussion.like : quizDiscussion.unlike, { params: { discussionId } })).data

export const setResolved = async (discussionId: string, wanted: boolean) =>
  (await call(wanted ? quizDiscussion.resolve : quizDiscussion.reopen, { params: { discussionId } })).data

export const setHelpful = async (replyId: string, wanted: boolean) =>
  (await call(wanted ? quizDiscussion.markHelpful : quizDiscussion.unmarkHelpful, { params: { replyId } })).data
