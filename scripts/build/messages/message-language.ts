import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { BUILD_FOLDER } from '../folder.ts'

const OUT = resolve(import.meta.dirname, '../../..', BUILD_FOLDER, 'messages')

/** At run time: vite.config.ts must not depend on the product. */
const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(resolve(import.meta.dirname, file)).href)

/** `#messages/…` in the language after which an environment of Vite is named, else in English. */
export function messagesByEnvironment(languages: readonly string[]): Plugin {
  return {
    name: 'messages-by-environment',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#messages/')) return null
      const { name } = this.environment
      const folder = source.startsWith('#messages/all/') ? OUT : `${OUT}/${languages.includes(name) ? name : 'en'}`
      return source.replace('#messages', folder)
    },
  }
}

/** `#messages/…` in one language. Compiled by `build()` before, and in development with each change. */
export function messageLanguage(language: string): Plugin {
  return {
    name: 'message-language',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#messages/')) return null
      return source.replace('#messages', source.startsWith('#messages/all/') ? OUT : `${OUT}/${language}`)
    },
    transformIndexHtml: async (html) => {
      const { DESCRIPTORS } = await load<typeof import('#contract/languages.ts')>('../../../contract/languages.ts')
      const { direction } = DESCRIPTORS[language as 'en']
      return html.replace('<html lang="en">', `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`)
    },
    async configureServer({ watcher }) {
      const { writeMessages } = await load<typeof import('./write-messages.ts')>('write-messages.ts')
      watcher.add('messages')
      watcher.on('change', (file) => file.includes('/messages/') && file.endsWith('.json') && writeMessages())
    },
  }
}

/** English keeps the plain names: its documents were there first, and devices have them stored. */
export const named = (file: string, language: string): string =>
  language === 'en' ? file : file.replace(/(\.\w+)$/, `.${language}$1`)

/** `index.html` of another language lies beside the English one, as `index.hi.html`. */
export function nameDocument(language: string): Plugin {
  return {
    name: 'name-document',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html']
        if (document?.type !== 'asset') throw new Error('The document is not in the bundle')
        if (language === 'en') return
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: named('index.html', language), source: document.source })
      },
    },
  }
}
