import { resolve } from 'node:path'
import { PSEUDO_DESCRIPTORS } from './descriptors.ts'

const RULES = resolve(import.meta.dirname, 'rules.ts')

/** As if a developer had added the pseudo-languages: their descriptors and their rules. `undefined`: the file has no languages. */
export function extendedSource(file: string, source: string): string | undefined {
  const path = file.replaceAll('\\', '/')
  if (path.endsWith('/web/styles/main.css'))
    return source.replace('@import "./forced-colors.css";', '@import "./right-to-left.css";\n$&')
  if (path.endsWith('/contract/language-descriptors.ts'))
    return source.replace(/\n\} as const satisfies/, `\n${JSON.stringify(PSEUDO_DESCRIPTORS).slice(1, -1)}$&`)
  if (!/\/contract\/language-rules\/[\w-]+\.ts$/.test(path)) return undefined
  const names = [...source.matchAll(/^export const (\w+): Record<(?:Language|Target)/gm)].map(([, name]) => name)
  if (names.length === 0) return undefined
  return `${source}\nimport { addPseudo } from ${JSON.stringify(RULES)}\naddPseudo({ ${names.join(', ')} } as never)\n`
}
