/** `node --import`: `#messages/…` in the language of INTERFACE_LANGUAGE, for what the build itself loads (scripts/build/contract-lite.ts). */
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILD_FOLDER } from '../folder.ts'

const messages = pathToFileURL(resolve(BUILD_FOLDER, 'messages')).href
const language = process.env.INTERFACE_LANGUAGE ?? 'en'

registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('#messages/')) return next(specifier, context)
    const folder = specifier.startsWith('#messages/all/') ? messages : `${messages}/${language}`
    return { url: specifier.replace('#messages', folder), shortCircuit: true }
  },
})
