import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** What search engines and link previews read: over HTTP, without a browser. */

const PATHS = ['/', '/features', '/pricing', '/mission', '/sponsors', '/privacy', '/terms', '/refunds', '/contact']

const textAt = async ({ url }: E2eServer, path: string) => (await fetch(url + path)).text()
const metaOf = (html: string, key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]

test('each page has its own title, description and canonical URL', async ({ server }) => {
  const pages = await Promise.all(PATHS.map((path) => textAt(server, path)))
  expect(new Set(pages.map(titleOf)).size).toBe(PATHS.length)
  expect(new Set(pages.map((html) => metaOf(html, 'description'))).size).toBe(PATHS.length)
  for (const [place, html] of pages.entries()) {
    const address = server.url + PATHS[place]
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(50)
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(metaOf(html, 'og:url')).toBe(address)
    expect(metaOf(html, 'og:title')).toBe(titleOf(html))
    expect(metaOf(html, 'robots')).toBeUndefined()
    expect(html).not.toContain('origin.invalid')
  }
})

test('each page has an image for link previews, in the declared size', async ({ server }) => {
  const pictures = await Promise.all(PATHS.map(async (path) => metaOf(await textAt(server, path), 'og:image') ?? ''))
  expect(new Set(pictures).size).toBe(PATHS.length)
  for (const address of pictures) {
    expect(address.startsWith(server.url)).toBe(true)
    const reply = await fetch(address)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(100_000)
  }
})

test('the structured data matches the page', async ({ server }) => {
  const graphOf = async (path: string) => {
    const html = await textAt(server, path)
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    return JSON.parse(data)['@graph'] as Record<string, unknown>[]
  }
  const ofType = (graph: Record<string, unknown>[], type: string) => graph.find((node) => node['@type'] === type)
  const landing = await graphOf('/')
  expect(ofType(landing, 'WebSite')).toMatchObject({ url: `${server.url}/`, name: 'UPSC Current Catalyst' })
  const { offers } = ofType(await graphOf('/pricing'), 'SoftwareApplication') as { offers: { price: string }[] }
  expect(offers.map(({ price }) => price)).toEqual(['0.00', '2.00', '18.00'])
  expect(ofType(await graphOf('/mission'), 'BreadcrumbList')?.itemListElement).toHaveLength(2)
})

test('the site map lists the public pages in each language, and robots.txt leads to it', async ({ server }) => {
  const reply = await fetch(`${server.url}/sitemap.xml`)
  expect(reply.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(PATHS.flatMap((path) => ['', '/hi', '/ta'].map((folder) => server.url + folder + path)))
  for (const address of listed) expect((await fetch(address ?? '')).status).toBe(200)
  const robots = await textAt(server, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})

test('pages that need an account and unknown pages ask not to be indexed', async ({ server }) => {
  for (const path of ['/dashboard', '/login', '/no/such/page'])
    expect(await textAt(server, path)).toMatch(/name="robots" content="noindex"/)
})

test('an unchanged page is not sent again', async ({ server }) => {
  const first = await fetch(server.url)
  const again = await fetch(server.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, (await again.text()).length]).toEqual([304, 0])
  expect(first.headers.get('vary')).toContain('accept-encoding')
  const policy = first.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
})
