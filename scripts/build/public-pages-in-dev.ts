import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** At run time: vite.config.ts must not depend on the product. */
const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(resolve(import.meta.dirname, file)).href)

/** In the language of the server; the links to others lead nowhere. */
export function publicPagesInDev(language: string): Plugin {
  return {
    name: 'public-pages-in-dev',
    apply: 'serve',
    async configureServer(server) {
      const { PUBLIC_PATHS } = await load<typeof import('#contract/site/public-copy.ts')>('../../contract/site/public-copy.ts')
      const { addressIn } = await load<typeof import('#contract/interface-language.ts')>('../../contract/interface-language.ts')
      const { readMaterial } = await load<typeof import('./public-material.ts')>('public-material.ts')
      const { publicDocument } = await load<typeof import('./public-document.ts')>('public-document.ts')
      server.middlewares.use(async (request, response, next) => {
        const path = PUBLIC_PATHS.find((one) => addressIn(one, language as 'en') === request.url?.split('?')[0])
        if (!path) return next()
        try {
          const material = readMaterial(language as 'en')
          const { publicBody } = await server.ssrLoadModule('/app/public-pages.tsx')
          const files = { style: '/styles/main.css', first: '/before-paint.js', script: '/public-page.ts', card: '' }
          const html = publicDocument(path, language as 'en', publicBody(path, material), material.copy, files)
          response.setHeader('content-type', 'text/html; charset=utf-8').end(await server.transformIndexHtml(path, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
