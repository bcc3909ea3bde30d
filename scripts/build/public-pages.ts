/** URLs have a placeholder origin, as one build serves any domain. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, type Rolldown } from 'vite'
import { PUBLIC_PATHS, type PublicPath } from '#contract/site/public-copy.ts'
import { ORIGIN } from '#server/platform/web-files/public-pages.ts'
import type { PublicMaterial, publicBody } from '#web/app/public-pages.tsx'
import { BUILD_TARGET } from './browser-floor.ts'
import { previewCard } from './preview-card.ts'
import { publicDocument } from './public-document.ts'
import { readMaterial } from './public-material.ts'

const WEB = 'dist/web'
const OUT = 'dist/public'

async function makePublicPages(): Promise<void> {
  const material = readMaterial()
  const bodyOf = await bodies(material)
  const shared = {
    style: builtStyle(),
    script: await buildScript(),
    first: hashed('first', 'js', readFileSync('web/public/before-paint.js')),
  }
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  for (const path of PUBLIC_PATHS) {
    const card = hashed(`card-${nameOf(path)}`, 'png', await previewCard(material.copy.pages[path].card))
    writeFileSync(`${OUT}/${nameOf(path)}.html`, publicDocument(path, bodyOf(path), material.copy, { ...shared, card }))
  }
  writeFileSync(`${OUT}/sitemap.xml`, sitemap())
  writeFileSync(`${OUT}/robots.txt`, `User-agent: *\nDisallow: /api/\nDisallow: /functions/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
}

const nameOf = (path: PublicPath) => (path === '/' ? 'index' : path.slice(1))

async function bodies(material: PublicMaterial): Promise<(path: PublicPath) => string> {
  const vite = await createServer({
    configFile: false,
    root: resolve('web'),
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  })
  const module = (await vite.ssrLoadModule('/app/public-pages.tsx')) as { publicBody: typeof publicBody }
  const drawn = new Map(PUBLIC_PATHS.map((path) => [path, module.publicBody(path, material)]))
  await vite.close()
  for (const [path, body] of drawn)
    if (!body.includes('<h1') || /undefined|\[object Object\]/.test(body)) throw new Error(`${path} was not rendered as a page`)
  return (path) => drawn.get(path) ?? ''
}

/** Separate, because a shared chunk would load the application. */
async function buildScript(): Promise<string> {
  const made = (await build({
    configFile: false,
    root: resolve('web'),
    logLevel: 'warn',
    build: {
      outDir: resolve(WEB),
      emptyOutDir: false,
      copyPublicDir: false,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve('web/public-page.ts'), output: { entryFileNames: 'assets/public-[hash:7].js' } },
    },
  })) as Rolldown.RolldownOutput
  return `/${made.output[0].fileName}`
}

function builtStyle(): string {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(`${WEB}/.vite/manifest.json`, 'utf8'),
  )
  const [style] = manifest['index.html']?.css ?? []
  if (!style) throw new Error('The web application is not built as the public pages expect it')
  return `/${style}`
}

/** For permanent caching. */
function hashed(name: string, ending: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 7)
  writeFileSync(`${WEB}/assets/${name}-${hash}.${ending}`, bytes)
  return `/assets/${name}-${hash}.${ending}`
}

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PUBLIC_PATHS.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`).join('\n')}
</urlset>
`

await makePublicPages()
