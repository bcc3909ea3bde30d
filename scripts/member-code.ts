import type { Plugin, Rollup } from 'vite'

const READER = '<script src="/first.js">'
const AROUND_EVERY_SIGNED_IN_PAGE = ['/web/app/member-routes.ts', '/web/app/shell.tsx']

/** Names in the document the code that every signed-in page needs; /first.js fetches it at once where somebody is signed in. */
export function memberCode(): Plugin {
  return {
    name: 'member-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const everybodys = chunk ? withImports(chunk, bundle) : []
        const members = AROUND_EVERY_SIGNED_IN_PAGE.flatMap((source) => withImports(chunkOf(source, bundle), bundle))
        const hrefs = [...new Set(members)].filter((one) => !everybodys.includes(one)).map(({ fileName }) => `/${fileName}`)
        return html.replace(READER, `<meta name="member-code" content="${hrefs.join(' ')}" />\n    ${READER}`)
      },
    },
  }
}

function chunkOf(source: string, bundle: Rollup.OutputBundle): Rollup.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
  if (found?.type !== 'chunk') throw new Error(`${source} is no chunk of its own`)
  return found
}

function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const imports = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk')
  return [chunk, ...imports.flatMap((file) => withImports(file, bundle))]
}
