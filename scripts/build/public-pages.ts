/** URLs have a placeholder origin, as one build serves any domain. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin, type Rolldown, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { PUBLIC_PATHS, type PublicCopy, type PublicPath } from '#contract/site/public-copy.ts'
import { ORIGIN } from '#server/platform/web-files/public-pages.ts'
import type { PublicMaterial, publicBody } from '#web/app/public-pages.tsx'
import { BUILD_TARGET } from './browser-floor.ts'
import { BUILD_FOLDER } from './folder.ts'
import { messagesByEnvironment, named } from './messages/message-language.ts'
import { previewCard } from './preview-card.ts'
import { publicDocument } from './public-document.ts'
import { readMaterial } from './public-material.ts'
import { siteMap } from './site-map.ts'

const WEB = `${BUILD_FOLDER}/web`
const OUT = `${BUILD_FOLDER}/public`

interface Making {
  /** Of which the pages are made. */
  languages: readonly Language[]
  materialOf: (language: Language) => PublicMaterial
  plugins: Plugin[]
}

const MAKING: Making = { languages: LANGUAGES, materialOf: (language) => readMaterial(language), plugins: [] }

export async function makePublicPages(making = MAKING): Promise<void> {
  const drawn = await drawnPages(making)
  const shared = {
    style: builtStyle(making.languages[0]),
    script: await buildScript(),
    first: hashed('first', 'js', readFileSync('web/public/before-paint.js')),
  }
  for (const { path, language, body, copy } of drawn) {
    const name = addressIn(path, language).replace(/\/$/, '/index').slice(1)
    const card = hashed(`card-${name.replace('/', '-')}`, 'png', await previewCard(copy.pages[path].card, language))
    mkdirSync(dirname(`${OUT}/${name}`), { recursive: true })
    writeFileSync(`${OUT}/${name}.html`, publicDocument(path, language, body, copy, { ...shared, card }))
  }
  writeFileSync(`${OUT}/sitemap.xml`, siteMap())
  writeFileSync(`${OUT}/robots.txt`, `User-agent: *\nDisallow: /api/\nDisallow: /functions/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
}

interface Drawn {
  path: PublicPath
  language: Language
  body: string
  copy: PublicCopy
}

/** One server with an environment for each language: a page has the texts of one. */
async function drawnPages({ languages, materialOf, plugins }: Making): Promise<Drawn[]> {
  const vite = await createServer({
    configFile: false,
    root: resolve('web'),
    plugins: [...plugins, messagesByEnvironment(languages), react()],
    environments: Object.fromEntries(languages.map((language) => [language, { consumer: 'server' }])),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  })
  const drawn = await Promise.all(languages.map((language) => drawnIn(language, materialOf(language), vite)))
  await vite.close()
  return drawn.flat()
}

async function drawnIn(language: Language, material: PublicMaterial, { environments }: ViteDevServer): Promise<Drawn[]> {
  const { runner } = environments[language] as RunnableDevEnvironment
  const module: { publicBody: typeof publicBody } = await runner.import('/app/public-pages.tsx')
  return PUBLIC_PATHS.map((path) => {
    const body = module.publicBody(path, material)
    if (!body.includes('<h1') || /undefined|\[object Object\]/.test(body)) throw new Error(`${path} was not rendered as a page`)
    return { path, language, body, copy: material.copy }
  })
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

/** The same in all languages that are built together. */
function builtStyle(language = 'en'): string {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(named(`${WEB}/.vite/manifest.json`, language), 'utf8'),
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

if (import.meta.main) {
  rmSync(OUT, { recursive: true, force: true })
  await makePublicPages()
}
