const CODE = /<meta name="(member|guest)-code" data-path="([^"]*)"[^>]* content="([^"]*)"/g

/**
 * A round trip earlier than /before-paint.js.
 * @param html with lists of scripts/build/listed-code.ts
 */
export function codePreloads(html: string): (path: string) => string | undefined {
  const lists = [...html.matchAll(CODE)].map(([, whose, path = '', files = '']) => ({ whose, path, files: files.split(' ') }))
  const around = lists.find(({ path }) => path === '/')?.files ?? []
  const headers = lists
    .filter(({ path }) => path !== '/')
    .map(({ whose, path, files }) => ({ path, header: link(whose === 'guest' ? files : [...around, ...files]) }))
  return (path) => headers.find((one) => path.startsWith(one.path))?.header
}

const link = (files: string[]) => files.map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', ')
