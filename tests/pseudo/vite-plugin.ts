import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { extendedSource } from './extended-source.ts'

/** As languages.ts, for what Vite loads. */
export function pseudoLanguages(): Plugin {
  return {
    name: 'pseudo-languages',
    enforce: 'pre',
    load: (id) => {
      const isExtended = /\/contract\/[\w/-]+\.ts$|\/styles\/main\.css$/.test(id)
      const source = isExtended ? extendedSource(id, readFileSync(id, 'utf8')) : undefined
      return source === undefined ? null : { code: source, moduleType: id.endsWith('.css') ? 'css' : 'ts' }
    },
  }
}
