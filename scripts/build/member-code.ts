import type { Plugin, Rollup } from 'vite'
import { TARGETS } from '#contract/languages.ts'

const READER = '<script src="/before-paint.js">'
/** The page that most returning guests open. */
const SIGN_IN = { path: '/login', source: '/web/screens/accounts/login.tsx' }
const AROUND_EVERY_SIGNED_IN_PAGE = ['/web/app/member-routes.ts', '/web/app/shell.tsx']

/** The pages that people open the product with, by the beginning of their path; what follows it is added to the call that they begin with. */
const OFTEN_FIRST = [
  { path: '/dashboard', source: '/web/screens/reading/dashboard.tsx', call: '/api/entries', languages: TARGETS },
  { path: '/article/', source: '/web/screens/reading/article.tsx', call: '/api/articles/', languages: [] },
]

/**
 * Lists in meta elements the code that every signed-in page needs, and that of the pages that are often opened first. /before-paint.js preloads
 * it when somebody is signed in: otherwise the browser would learn of it only from the code that imports it, one round trip later each. It also sends their first call.
 * For guests it preloads the code of the sign-in page in the same way.
 */
export function memberCode(): Plugin {
  return {
    name: 'member-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const everybodys = chunk ? withImports(chunk, bundle) : []
        const membersOnly = filesOf(AROUND_EVERY_SIGNED_IN_PAGE, bundle).filter((one) => !everybodys.includes(one))
        const metas = OFTEN_FIRST.map(({ path, source, call, languages }) => {
          const more = filesOf([source], bundle).filter((one) => !everybodys.includes(one) && !membersOnly.includes(one))
          return meta('member', path, more, call, languages)
        })
        const signIn = filesOf([SIGN_IN.source], bundle).filter((one) => !everybodys.includes(one))
        const all = [meta('guest', SIGN_IN.path, signIn), meta('member', '/', membersOnly), ...metas]
        return html.replace(READER, `${all.join('\n    ')}\n    ${READER}`)
      },
    },
  }
}

/** @param languages in which the call can be made, instead of English */
const meta = (
  whose: 'guest' | 'member',
  path: string,
  chunks: Rollup.OutputChunk[],
  call = '',
  languages: readonly string[] = [],
) =>
  `<meta name="${whose}-code" data-path="${path}" data-call="${call}" data-languages="${languages.join(' ')}" content="${chunks.map(({ fileName }) => `/${fileName}`).join(' ')}" />`

const filesOf = (sources: string[], bundle: Rollup.OutputBundle): Rollup.OutputChunk[] => [
  ...new Set(sources.flatMap((source) => withImports(chunkOf(source, bundle), bundle))),
]

function chunkOf(source: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
  if (found?.type !== 'chunk') throw new Error(`${source} is no chunk of its own`)
  return found
}

function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const imports = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk')
  return [chunk, ...imports.flatMap((file) => withImports(file, bundle))]
}
