import type { z } from 'zod'
import { ENVIRONMENT } from './settings.ts'

export function settingsTable(): string {
  const rows = Object.entries(ENVIRONMENT).map(
    ([name, schema]) => `| \`${name}\` | ${shownDefault(schema)} | ${schema.meta()?.description} |`,
  )
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

function shownDefault(schema: z.ZodType): string {
  const inWords = schema.meta()?.default
  if (inWords) return inWords
  const value = schema.parse(undefined)
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? `\`${value}\`` : String(value)
}
