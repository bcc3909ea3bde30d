import { translateReply } from '#contract/translate-reply.ts'
import * as labels from '#messages/contract/field-labels.ts'
import { EXACT, PATTERNS } from '#messages/replies.ts'

const REPLIES = { EXACT, PATTERNS, labels: { ...labels } }

/** @returns the English sentence of a reply in the language of the interface, or itself if it is not in messages/ */
export const replyText = (sentence: string): string => translateReply(sentence, REPLIES)
