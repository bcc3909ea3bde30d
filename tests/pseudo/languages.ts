/** `node --import`: the product with the pseudo-languages, for its build and its server. */
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import '../../scripts/build/messages/messages-in-node.ts'
import { extendedSource } from './extended-source.ts'

const CONTRACT = new URL('../../contract/', import.meta.url).href

registerHooks({
  load: (url, context, next) => {
    const file = url.startsWith(CONTRACT) ? fileURLToPath(url.split('?')[0] ?? url) : undefined
    const source = file && extendedSource(file, readFileSync(file, 'utf8'))
    return source ? { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true } : next(url, context)
  },
})
