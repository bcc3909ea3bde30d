import type { SampleDiscussions } from '#contract/community/quiz-forums.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { questionAt } from '../queries.ts'
import { addToReplyCount } from './post-reply.ts'

/** Needs a transaction. */
export async function importSampleDiscussion(
  db: Db,
  quiz_id: string,
  sample: SampleDiscussions[number],
  now: Date,
): Promise<void> {
  const { question_number, discussion_type, content, is_resolved, replies } = sample
  const discussion_id = newId()
  const marks = { is_sample: true, created_at: now }
  await db
    .insertInto('quiz_discussions')
    .values({
      discussion_id,
      quiz_id,
      question_number,
      discussion_type,
      content,
      is_resolved,
      client_key: newId(),
      ...marks,
      question_id: questionAt(quiz_id, question_number),
    })
    .execute()
  for (const reply of replies)
    await db
      .insertInto('quiz_discussion_replies')
      .values({ reply_id: newId(), discussion_id, client_key: newId(), ...reply, ...marks })
      .execute()
  await addToReplyCount(db, discussion_id, replies.length)
}
