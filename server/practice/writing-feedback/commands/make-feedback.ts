import type { FeedbackFailure } from '#contract/practice/writing-feedback-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { JobLog } from '#server/job-context.ts'
import { type ChatService, type TokenUsage, UnusableReply } from '#server/platform/external/chat-service.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { canBeRead, hasAgreed, type OwnAnswer, ownAnswer } from '../queries.ts'
import { INSTRUCTIONS, MAX_TRIES, materialOf, sentencesOf } from '../rules.ts'
import { readReply } from './read-reply.ts'
import { type Claim, claimRequest, failRequest, finishRequest, releaseRequest } from './settle-request.ts'

/** Several times the longest usable feedback. */
const MAX_REPLY_BYTES = 128 * 1024

export interface FeedbackContext {
  db: Db
  chat: ChatService | undefined
  quota: Quota
  now: () => Date
  log: JobLog
}

/** Settles the request, unless the process ends. */
export async function makeFeedback(answerId: string, context: FeedbackContext, stopping?: AbortSignal): Promise<void> {
  const { db, chat, now } = context
  const claim = await claimRequest(db, answerId, chat)
  if (!claim) return
  const answer = await ownAnswer(db, claim.user_id, answerId)
  const failure = answer ? await reasonNotToSend(answer, claim, context) : undefined
  if (failure) return failRequest(db, claim, failure, context.quota, now())
  if (answer && chat) await send(answer, claim, chat, context, stopping)
}

async function reasonNotToSend(
  answer: OwnAnswer,
  claim: Claim,
  { db, chat, quota }: FeedbackContext,
): Promise<FeedbackFailure | undefined> {
  if (claim.tries > MAX_TRIES) return 'interrupted'
  if (!chat || quota.most === 0 || !canBeRead(answer)) return 'not_offered'
  return (await hasAgreed(db, claim.user_id, chat.host)) ? undefined : 'not_agreed'
}

async function send(
  { text, question }: OwnAnswer,
  claim: Claim,
  chat: ChatService,
  context: FeedbackContext,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, quota, now } = context
  const signal = stopping ?? new AbortController().signal
  const sentences = sentencesOf(text)
  const asking = { instructions: INSTRUCTIONS, material: materialOf(question, sentences), signal, most: MAX_REPLY_BYTES }
  let outcome: { feedback: object; usage: TokenUsage } | { failure: FeedbackFailure; usage: TokenUsage | undefined }
  try {
    const reply = await chat.ask(asking)
    outcome = { feedback: { sentences, ...readReply(reply, sentences, question.key_demands) }, usage: reply.usage }
  } catch (error) {
    if (stopping?.aborted) {
      await releaseRequest(db, claim)
      throw error
    }
    outcome = failureFrom(error, context.log)
  }
  if ('feedback' in outcome) await finishRequest(db, claim, outcome, now())
  else await failRequest(db, claim, outcome.failure, quota, now(), outcome.usage)
}

const NOT_SAID: TokenUsage = { tokensIn: null, tokensOut: null }

function failureFrom(error: unknown, log: JobLog): { failure: FeedbackFailure; usage: TokenUsage | undefined } {
  if (!(error instanceof ExternalServiceError)) {
    log.error({ err: error }, 'making feedback on an answer failed')
    return { failure: 'failed_here', usage: NOT_SAID }
  }
  const failure = error.kind === 'too_long' ? 'unusable' : error.kind
  if (error.isRest) return { failure, usage: undefined }
  return { failure, usage: error instanceof UnusableReply ? error.usage : NOT_SAID }
}
