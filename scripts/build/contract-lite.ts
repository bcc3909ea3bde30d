import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** This module keeps the schemas. Loaded on demand, by admins. */
const WITH_SCHEMAS = resolve(import.meta.dirname, '../../web/newsroom/ingest/check-on-page.ts')
const SCHEMAS = '?schemas'

const CONTRACT = resolve(import.meta.dirname, '../../contract') + sep

/** Keeps zod out of the browser: contract modules become plain data. Importing a schema or function fails the build. */
export function contractLite(): Plugin {
  return {
    name: 'contract-lite',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !(importer === WITH_SCHEMAS || importer.endsWith(SCHEMAS))) return null
      const found = await this.resolve(source, importer.replace(SCHEMAS, ''), { skipSelf: true })
      return found?.id.startsWith(CONTRACT) ? `${found.id}${SCHEMAS}` : found
    },
    async load(id) {
      if (id.endsWith(SCHEMAS)) return { code: await readFile(id.slice(0, -SCHEMAS.length), 'utf8'), moduleType: 'ts' }
      const [file = ''] = id.split('?')
      if (!file.startsWith(CONTRACT) || !file.endsWith('.ts') || file.endsWith('.test.ts')) return null
      const source = await readFile(file, 'utf8')
      if (!/from '(zod|(\.|#contract)\/endpoint\.ts)'/.test(source)) return null
      // Bypasses Node's module cache in development.
      const exports: Record<string, unknown> = await import(`${pathToFileURL(file).href}?edited=${Date.now()}`)
      const lines = Object.entries(exports).map(([name, value]) => [name, lite(value)] as const)
      return lines
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function lite(value: unknown): unknown {
  if (isCalls(value)) return Object.fromEntries(Object.entries(value).map(([name, { method, path }]) => [name, { method, path }]))
  return isPlain(value) ? value : undefined
}

type Calls = Record<string, { method: string; path: string }>

function isCalls(value: unknown): value is Calls {
  return (
    isRecord(value) &&
    Object.values(value).length > 0 &&
    Object.values(value).every((call) => isRecord(call) && 'method' in call && 'reply' in call)
  )
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (isRecord(value)) return !('_zod' in value) && Object.values(value).every(isPlain)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
