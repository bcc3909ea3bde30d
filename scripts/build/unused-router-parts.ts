import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/lib\//

/**
 * Lets the bundler drop unused components of the router. Assignments of `displayName` and calls without a `@__PURE__` mark would keep them.
 * If a new version of the router is written differently, nothing matches and the bundle is larger.
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
