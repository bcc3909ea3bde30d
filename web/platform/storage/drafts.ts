import { newClientKey } from '#web/platform/client-key.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, userKey, writeUserItem } from './user-storage.ts'

/** What somebody is writing, kept in this browser until it is sent. */
export interface Draft<Field extends string> {
  values: Record<Field, string>
  /** Sent along: what arrives twice with the same key is stored once. */
  clientKey: string
  /** Somebody has tried to send it as it is; the reply may have been lost. */
  isTried: boolean
  changedAt: number
}

const FOLDER = 'draft/'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export function newDraft<Field extends string>(values: Record<Field, string>, now: number): Draft<Field> {
  return { values, clientKey: newClientKey(), isTried: false, changedAt: now }
}

/** Another text than the one that may have arrived already is another thing to store. */
export function withField<Field extends string>(draft: Draft<Field>, field: Field, text: string, now: number): Draft<Field> {
  return {
    values: { ...draft.values, [field]: text },
    clientKey: draft.isTried && draft.values[field] !== text ? newClientKey() : draft.clientKey,
    isTried: draft.isTried && draft.values[field] === text,
    changedAt: now,
  }
}

export function readDraft<Field extends string>(owner: string, name: string, empty: Record<Field, string>, now: number) {
  for (const other of userItemNames(owner, FOLDER)) if (!isFresh(readUserItem(owner, other), now)) removeUserItem(owner, other)
  const kept = readUserItem(owner, FOLDER + name)
  if (!isFresh(kept, now)) return newDraft(empty, now)
  const values = Object.fromEntries(
    Object.entries<string>(empty).map(([field, fallback]) => {
      const text: unknown = kept.values[field]
      return [field, typeof text === 'string' ? text : fallback]
    }),
  ) as Record<Field, string>
  return { ...kept, values }
}

/** Whether somebody left off writing here. */
export function hasDraft(owner: string, name: string, now: number): boolean {
  const kept = readUserItem(owner, FOLDER + name)
  return isFresh(kept, now) && Object.values<unknown>(kept.values).some((text) => typeof text === 'string' && text.trim() !== '')
}

export function saveDraft(owner: string, name: string, draft: Draft<string>): void {
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (readSession().user?.id === owner) writeUserItem(owner, FOLDER + name, draft)
}

export function deleteDraft(owner: string, name: string): void {
  removeUserItem(owner, FOLDER + name)
}

/** Whether a change of storage in another tab says that this draft is sent or dropped there. */
export const isDeletedInOtherTab = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>, owner: string, name: string) =>
  newValue === null && key !== null && key === userKey(owner, FOLDER + name)

/** The same words under another name: what was sent under the old one is no longer this. */
export const withNewKey = <Field extends string>(draft: Draft<Field>): Draft<Field> => ({
  ...draft,
  clientKey: newClientKey(),
  isTried: false,
})

/** Stored by this product, but perhaps by another version of it, or by a curious hand. */
function isFresh(value: unknown, now: number): value is Draft<string> {
  const draft = value as Partial<Draft<string>> | null | undefined
  return (
    typeof draft?.clientKey === 'string' &&
    typeof draft.values === 'object' &&
    draft.values !== null &&
    typeof draft.changedAt === 'number' &&
    Math.abs(now - draft.changedAt) < KEPT_MS
  )
}
