/**
 * Data as PostgreSQL can store it in JSON: without U+0000, and with U+FFFD for half of a character that takes two UTF-16 units. For what
 * accompanies an act, such as a job or an error, which must not make the act fail.
 */
export const storable = <T>(data: T): T => JSON.parse(JSON.stringify(data, withStorableText)) as T

const withStorableText = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
