const CODE = /<meta name="(member|guest)-code" data-path="([^"]*)"[^>]* content="([^"]*)"/g

/**
 * The `Link` header that lets a browser load the code of a page while it still reads the document. /before-paint.js requests the same files a round
 * trip later, also where the document comes from the service worker.
 * @param html the application's document, with the lists that scripts/build/listed-code.ts has written
 * @returns the header for a path; undefined where it is not known what the page needs
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
