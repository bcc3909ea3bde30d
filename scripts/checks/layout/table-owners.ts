import { readFileSync } from 'node:fs'
import { FEATURES } from '#server/features.ts'
import { PLATFORM_TABLES } from '#server/platform/tables.ts'

export type TableOwners = Record<string, string[]>

export function tableOwners(): TableOwners {
  const owned = [...FEATURES.map(({ path, tables = [] }) => [path, tables] as const), ...Object.entries(PLATFORM_TABLES)]
  const ownersOf = (table: string) => owned.filter(([, tables]) => (tables as string[]).includes(table)).map(([path]) => path)
  const tables = [...readFileSync('server/db/tables.ts', 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => table)
  return Object.fromEntries(tables.map((table) => [table, ownersOf(table)]))
}
