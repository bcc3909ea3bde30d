import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/lib\//

/**
 * Lets the bundler leave out what nobody uses of the router's components: their names for developers' tools keep them in otherwise, as does a
 * call that it can't know to be harmless. Should the router be written differently one day, this finds nothing, and the bundle is larger.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      return code
        .replace(/^[\w$]+\.displayName = ".*";$/gm, '')
        .replace(/^(const [\w$]+ = )([\w$]+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    },
  }
}
