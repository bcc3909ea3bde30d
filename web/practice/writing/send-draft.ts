import { type Draft, type Written, writing } from '#contract/practice/writing.ts'
import * as m from '#messages/practice/writing.ts'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { call } from '#web/platform/http/call.ts'
import { deliver } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { cancel } from '#web/platform/offline/outbox-state.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type DeviceDraft, readDeviceDraft, saveDeviceDraft } from './device-draft.ts'

const DRAFT = 'written-draft'
const TIMEOUT_MS = 20_000

type Sent = Written & { answer_id: string }

const arrivals = createListeners<[draft: Draft, text: string]>()

export const onDraftArrived = arrivals.subscribe

declareKind<Sent, Draft>(DRAFT, {
  storedFor: 'pro',
  send: async ({ answer_id, ...body }) =>
    (await call(writing.save, { params: { answerId: answer_id }, body, signal: AbortSignal.timeout(TIMEOUT_MS) })).data,
  onSent: ({ article_id, question_key, text }, draft) => {
    const name = `${article_id}/${question_key}`
    const stored = readDeviceDraft(name)
    if (stored?.answerId === draft.answer_id) saveDeviceDraft(name, afterSave(stored, draft, text))
    arrivals.notify(draft, text)
  },
  onRefused: (_sent, message) => toast(m.onlyOnDevice({ message }), 'error'),
})

export const afterSave = (draft: DeviceDraft, stored: Draft, sentText: string): DeviceDraft => ({
  ...draft,
  revision: stored.revision,
  isUnsent: draft.text !== sentText,
})

export const writtenOf = (name: string, { text, seconds, revision }: DeviceDraft): Written => {
  const [article_id = '', question_key = ''] = name.split('/')
  return { article_id, question_key, text, seconds: Math.round(seconds), revision }
}

/**
 * Waits in the outbox offline.
 * @throws CallError if refused
 */
export const sendDraft = (name: string, draft: DeviceDraft) =>
  deliver<Sent, Draft>(DRAFT, name, { answer_id: draft.answerId, ...writtenOf(name, draft) })

export const cancelDraft = (name: string): void => cancel(DRAFT, name)
