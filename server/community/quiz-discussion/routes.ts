import { DISCUSSION_NOT_FOUND, type Discussion, quizDiscussion, REPLY_NOT_FOUND } from '#contract/community/quiz-discussion.ts'
import { QUIZ_FORUM_NOT_FOUND } from '#contract/community/quiz-forums.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { deleteDiscussion } from './commands/delete-discussion.ts'
import { deleteReply } from './commands/delete-reply.ts'
import { editDiscussion } from './commands/edit-discussion.ts'
import { editReply } from './commands/edit-reply.ts'
import { postReply } from './commands/post-reply.ts'
import { setHelpful } from './commands/set-helpful.ts'
import { setDiscussionLike, setReplyLike } from './commands/set-like.ts'
import { setResolved } from './commands/set-resolved.ts'
import { startDiscussion } from './commands/start-discussion.ts'
import type { Viewer } from './policy.ts'
import { discussionById, discussionsOf, isDiscussionOpenTo, isForumOpenTo, repliesOf, replyById } from './queries.ts'

export const quizDiscussionRoutes: Routes = (app, context) => {
  discussionRoutes(app, context)
  replyRoutes(app, context)
}

const discussionRoutes: Routes = (app, context) => {
  const { allowances } = context.settings

  serve(app, context, quizDiscussion.list, async ({ params, query }, { db, user }) => {
    if (!(await isForumOpenTo(db, params.quizId, user))) throw new HttpError(404, QUIZ_FORUM_NOT_FOUND)
    return discussionsOf(db, params.quizId, user, query)
  })

  serve(app, context, quizDiscussion.post, async ({ params, body }, { db, user, now }) => {
    const id = await startDiscussion(db, user, params.quizId, body, allowances, now)
    return { data: await mustBeThere(db, id, user) }
  })

  serve(app, context, quizDiscussion.discussion, async ({ params }, { db, user }) => ({
    data: await mustBeThere(db, params.discussionId, user),
  }))

  serve(app, context, quizDiscussion.edit, async ({ params, body }, { db, user, now }) => {
    await editDiscussion(db, user, params.discussionId, body.content, now)
    return { data: await mustBeThere(db, params.discussionId, user) }
  })

  serve(app, context, quizDiscussion.remove, async ({ params }, { db, user, now }) => {
    await deleteDiscussion(db, user, params.discussionId, now)
    return { data: (await discussionById(db, params.discussionId, user)) ?? null }
  })

  for (const [endpoint, wanted] of [
    [quizDiscussion.like, true],
    [quizDiscussion.unlike, false],
  ] as const)
    serve(app, context, endpoint, async ({ params }, { db, user, now }) => ({
      data: await setDiscussionLike(db, user, params.discussionId, wanted, allowances, now),
    }))

  for (const [endpoint, wanted] of [
    [quizDiscussion.resolve, true],
    [quizDiscussion.reopen, false],
  ] as const)
    serve(app, context, endpoint, async ({ params }, { db, user, now }) => ({
      data: await setResolved(db, user, params.discussionId, wanted, now),
    }))
}

const replyRoutes: Routes = (app, context) => {
  const { allowances } = context.settings

  serve(app, context, quizDiscussion.replies, async ({ params, query }, { db, user }) => {
    if (!(await isDiscussionOpenTo(db, params.discussionId, user))) throw new HttpError(404, DISCUSSION_NOT_FOUND)
    return repliesOf(db, params.discussionId, user, query)
  })

  serve(app, context, quizDiscussion.reply, async ({ params, body }, { db, user, now }) => {
    const id = await postReply(db, user, params.discussionId, body, allowances, now)
    return { data: await mustHaveReply(db, id, user) }
  })

  serve(app, context, quizDiscussion.editReply, async ({ params, body }, { db, user, now }) => {
    await editReply(db, user, params.replyId, body.content, now)
    return { data: await mustHaveReply(db, params.replyId, user) }
  })

  serve(app, context, quizDiscussion.removeReply, async ({ params }, { db, user, now }) => {
    const discussionId = await deleteReply(db, user, params.replyId, now)
    return { data: (await discussionById(db, discussionId, user)) ?? null }
  })

  for (const [endpoint, wanted] of [
    [quizDiscussion.likeReply, true],
    [quizDiscussion.unlikeReply, false],
  ] as const)
    serve(app, context, endpoint, async ({ params }, { db, user, now }) => ({
      data: await setReplyLike(db, user, params.replyId, wanted, allowances, now),
    }))

  for (const [endpoint, wanted] of [
    [quizDiscussion.markHelpful, true],
    [quizDiscussion.unmarkHelpful, false],
  ] as const)
    serve(app, context, endpoint, async ({ params }, { db, user }) => ({
      data: await setHelpful(db, user, params.replyId, wanted),
    }))
}

async function mustBeThere(db: Db, id: string, viewer: Viewer): Promise<Discussion> {
  const discussion = await discussionById(db, id, viewer)
  if (!discussion) throw new HttpError(404, DISCUSSION_NOT_FOUND)
  return discussion
}

async function mustHaveReply(db: Db, id: string, viewer: Viewer) {
  const reply = await replyById(db, id, viewer)
  if (!reply) throw new HttpError(404, REPLY_NOT_FOUND)
  return reply
}
