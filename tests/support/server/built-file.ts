import { readFileSync } from 'node:fs'

/** Built URLs contain hashes; the manifest lists them. @returns a pattern of URLs */
export function builtFile(source: string): string {
  const { file } = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))[source]
  return `**/${file}`
}
