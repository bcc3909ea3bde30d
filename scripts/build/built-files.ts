import { readFileSync } from 'node:fs'
import { named } from './messages/message-language.ts'

export interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** By source, relative to web/. */
export const readManifest = (language = 'en'): Record<string, Chunk> =>
  JSON.parse(readFileSync(named('dist/web/.vite/manifest.json', language), 'utf8'))

/** @throws Error if a source has no own chunk */
export function chunkOf(manifest: Record<string, Chunk>, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build`)
  return chunk
}

/** @returns scripts, importers first */
export function scriptsOf(manifest: Record<string, Chunk>, sources: readonly string[]): string[] {
  const all = sources.flatMap((source) => {
    const { file, imports = [] } = chunkOf(manifest, source)
    return [file, ...scriptsOf(manifest, imports)]
  })
  return [...new Set(all)]
}
