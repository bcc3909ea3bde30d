import type { ErrorReply } from '#contract/error-reply.ts'
import { translateRefusal, translateReply } from '#contract/translate-reply.ts'
import * as labels from '#messages/contract/field-labels.ts'
import * as codes from '#messages/platform/reply-codes.ts'
import { EXACT, PATTERNS } from '#messages/replies.ts'

const REPLIES = { EXACT, PATTERNS, labels: { ...labels }, codes: { ...codes } }

/** The admin portal is English: a sentence says more there than its code, and the name of a field more than that it is one. */
const FOR_ADMINS = { ...REPLIES, labels: { ...labels, thisField: undefined } }

/** @returns the English sentence of a reply in the language of the interface, or itself if it is not in messages/ */
export const replyText = (sentence: string): string => translateReply(sentence, REPLIES)

/** @returns the sentences of a refusal in the language of the interface. @param isForAdmins some stay English */
export function refusalText({ error, code, details }: Partial<ErrorReply> & { error: string }, isForAdmins: boolean) {
  if (!isForAdmins) return translateRefusal({ error, code, details }, REPLIES)
  const text = (sentence: string) => translateReply(sentence, FOR_ADMINS)
  return { error: text(error), details: details?.map(({ path, message }) => ({ path, message: text(message) })) }
}
