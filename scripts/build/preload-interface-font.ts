import type { Plugin } from 'vite'

const INTERFACE_FONT = /\/inter-(?!latin)[\w-]+\.woff2$/

/**
 * The interface of every page of the application is in Inter, so the page loads that font together with the style sheet, or its rows would
 * move when it comes. Other fonts wait.
 */
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
