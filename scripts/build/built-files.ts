import { readFileSync } from 'node:fs'

export interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** By source, relative to web/. */
export const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))

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
