import type { Plugin } from 'vite'

const INTERFACE_FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/

/** Every page draws its interface in Inter, so its file is asked for beside the style sheet and not after it. Only this one. */
export function preloadInterfaceFont(): Plugin {
  return {
    name: 'preload-interface-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => INTERFACE_FONT.test(name))
        if (!font) throw new Error('The interface font is not in the bundle')
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
