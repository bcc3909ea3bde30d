import type { Plugin } from 'vite'

const INTERFACE_FONT = /\/inter-(?!latin)[\w-]+\.woff2$/

/** /before-paint.js preloads it if the service worker has it. */
export function nameInterfaceFont(): Plugin {
  return {
    name: 'name-interface-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => INTERFACE_FONT.test(name))
        if (!font) throw new Error('The interface font is not in the bundle')
        return [{ tag: 'meta', attrs: { name: 'interface-font', content: `/${font}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
