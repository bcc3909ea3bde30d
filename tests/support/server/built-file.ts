import { readFileSync } from 'node:fs'

/** The URLs of built files contain hashes; the manifest lists them by source file. @returns a pattern of URLs */
export function builtFile(source: string): string {
  const { file } = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))[source]
  return `**/${file}`
}
