import { newClientKey } from '#web/platform/client-key.ts'
import { isUserItem, readUserItem, removeUserItem, userItemNames, writeUserItem } from './user-storage.ts'

export interface Draft<Field extends string> {
  values: Record<Field, string>
  /** Idempotency key. */
  clientKey: string
  /** The reply may be lost. */
  isTried: boolean
  changedAt: number
}

const FOLDER = 'draft/'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export function newDraft<Field extends string>(values: Record<Field, string>, now: number): Draft<Field> {
  return { values, clientKey: newClientKey(), isTried: false, changedAt: now }
}

export function withField<Field extends string>(draft: Draft<Field>, field: Field, text: string, now: number): Draft<Field> {
  return {
    values: { ...draft.values, [field]: text },
    clientKey: draft.isTried && draft.values[field] !== text ? newClientKey() : draft.clientKey,
    isTried: draft.isTried && draft.values[field] === text,
    changedAt: now,
  }
}

export function readDraft<Field extends string>(userId: string, name: string, empty: Record<Field, string>, now: number) {
  for (const other of userItemNames(userId, FOLDER)) if (!isFresh(readUserItem(userId, other), now)) removeUserItem(userId, other)
  const stored = readUserItem(userId, FOLDER + name)
  if (!isFresh(stored, now)) return newDraft(empty, now)
  const values = Object.fromEntries(
    Object.entries<string>(empty).map(([field, fallback]) => {
      const text: unknown = stored.values[field]
      return [field, typeof text === 'string' ? text : fallback]
    }),
  ) as Record<Field, string>
  return { ...stored, values }
}

export function hasDraft(userId: string, name: string, now: number): boolean {
  const stored = readUserItem(userId, FOLDER + name)
  return (
    isFresh(stored, now) && Object.values<unknown>(stored.values).some((text) => typeof text === 'string' && text.trim() !== '')
  )
}

export function saveDraft(userId: string, name: string, draft: Draft<string>): void {
  writeUserItem(userId, FOLDER + name, draft)
}

export function deleteDraft(userId: string, name: string): void {
  removeUserItem(userId, FOLDER + name)
}

export const isOfDraft = ({ key }: Pick<StorageEvent, 'key'>, userId: string, name: string) =>
  isUserItem({ key }, userId, FOLDER + name)

export const withNewKey = <Field extends string>(draft: Draft<Field>): Draft<Field> => ({
  ...draft,
  clientKey: newClientKey(),
  isTried: false,
})

/** Other versions may have stored it. */
function isFresh(value: unknown, now: number): value is Draft<string> {
  const draft = value as Partial<Draft<string>> | null | undefined
  return (
    typeof draft?.clientKey === 'string' &&
    typeof draft.values === 'object' &&
    draft.values !== null &&
    typeof draft.changedAt === 'number' &&
    Math.abs(now - draft.changedAt) < MAX_AGE_MS
  )
}
