import { clientKeyReused } from '#server/platform/http/http-error.ts'

/** @throws HttpError 422 for another text under the same key */
export function assertSameText<Field extends string>(
  sent: Partial<Record<Field, unknown>>,
  stored: Record<Field, unknown>,
  fields: readonly Field[],
): void {
  if (!isSameText(sent, stored, fields)) throw clientKeyReused()
}

export const isSameText = <Field extends string>(
  one: Partial<Record<Field, unknown>>,
  other: Record<Field, unknown>,
  fields: readonly Field[],
): boolean => fields.every((field) => one[field] === other[field])
