import { readFileSync } from 'node:fs'

/** Built files have no names of their own; the manifest knows them by what they were made of. @returns a pattern of addresses */
export function builtFile(source: string): string {
  const { file } = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))[source]
  return `**/${file}`
}
