import { newClientKey } from '#web/platform/client-key.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'
import type { Draft, QuestionId } from './api.ts'

export interface DeviceDraft {
  answerId: string
  text: string
  seconds: number
  /** Of the last save known here; 0 before the first. */
  revision: number
  isUnsent: boolean
  changedAt: number
}

const FOLDER = 'written/'
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000

export const draftName = ({ articleId, questionKey }: QuestionId): string => `${articleId}/${questionKey}`

const owner = () => readSession().user?.id ?? ''

export function readDeviceDraft(name: string, now = Date.now()): DeviceDraft | undefined {
  for (const other of userItemNames(owner(), FOLDER))
    if (!isFresh(readUserItem(owner(), other), now)) removeUserItem(owner(), other)
  const stored = readUserItem(owner(), FOLDER + name)
  return isFresh(stored, now) ? stored : undefined
}

export const saveDeviceDraft = (name: string, draft: DeviceDraft): void => writeUserItem(owner(), FOLDER + name, draft)

export const deleteDeviceDraft = (name: string): void => removeUserItem(owner(), FOLDER + name)

/** Another version may have stored it. */
function isFresh(value: unknown, now: number): value is DeviceDraft {
  const draft = value as Partial<DeviceDraft> | null | undefined
  return (
    typeof draft?.answerId === 'string' &&
    typeof draft.text === 'string' &&
    typeof draft.seconds === 'number' &&
    typeof draft.revision === 'number' &&
    typeof draft.changedAt === 'number' &&
    Math.abs(now - draft.changedAt) < MAX_AGE_MS
  )
}

export const newDraft = (now = Date.now()): DeviceDraft => ({
  answerId: newClientKey(),
  text: '',
  seconds: 0,
  revision: 0,
  isUnsent: false,
  changedAt: now,
})

export const fromServer = ({ answer_id, text, seconds, revision }: Draft, now = Date.now()): DeviceDraft => ({
  answerId: answer_id,
  text,
  seconds,
  revision,
  isUnsent: false,
  changedAt: now,
})

/**
 * @param finished ids of finished answers: a device text of one of them becomes a new answer
 * @returns `other`: the server's draft, if both texts have changed
 */
export function startingDraft(
  device: DeviceDraft | undefined,
  server: Draft | null,
  finished: readonly string[],
): { draft: DeviceDraft; other?: Draft } {
  const own = device && finished.includes(device.answerId) ? { ...newDraft(), text: device.text, isUnsent: true } : device
  const isEmpty = !own || (own.text.trim() === '' && own.seconds === 0)
  if (!server) return { draft: own ? { ...own, isUnsent: own.isUnsent || own.text !== '' } : newDraft() }
  // Offline, the server's draft is a stored reply and may be older than the last save here, as it may be after a restore. Sending
  // the same text again is harmless.
  if (own?.answerId === server.answer_id && server.revision <= own.revision)
    return { draft: { ...own, isUnsent: own.isUnsent || own.text !== server.text } }
  if (isEmpty || !own.isUnsent || own.text === server.text)
    return { draft: { ...fromServer(server), seconds: Math.max(server.seconds, own?.seconds ?? 0) } }
  return { draft: own, other: server }
}

export const joined = (one: string, other: string): string => [one.trimEnd(), other.trimStart()].filter(Boolean).join('\n\n')
