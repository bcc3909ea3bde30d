/** PostgreSQL's JSON takes no U+0000 and lone surrogates. */
export const storable = <T>(data: T): T => JSON.parse(JSON.stringify(data, withStorableText)) as T

const withStorableText = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
