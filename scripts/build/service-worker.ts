import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { LANGUAGES } from '#contract/languages.ts'
import { paths } from '#web/platform/paths.ts'
import { BUILD_TARGET } from './browser-floor.ts'
import { type Chunk, chunkOf, readManifest } from './built-files.ts'
import { named } from './messages/message-language.ts'
import { fileOf, MEMBER_FRAME, SCREENS, screenFile } from './screen-files.ts'

const WEB = 'dist/web'
/** To start and identify the user. */
const SHELL = [
  ...['index.html', 'app/after-load.ts', 'app/version-bar.tsx', ...MEMBER_FRAME, 'accounts/accounts/offers.tsx'],
  ...[screenFile(paths.login), screenFile(paths.dashboard), 'screens/site/public-page-missing.tsx'],
]
const READER = SCREENS.filter(({ isOffline }) => isOffline).map(fileOf)
const PLAIN = ['/before-paint.js', '/favicon.svg']
/** Other fonts are cached on first use. */
const FONTS = /\/(inter|source-serif-4)-(?!latin)[\w-]+\.woff2$/

async function makeServiceWorker(language: string): Promise<void> {
  const manifest = readManifest(language)
  const appDocument = named('/index.html', language)
  const plain = [appDocument, ...PLAIN]
  const fonts = Object.values(manifest).flatMap(({ file }) => (FONTS.test(file) ? [file] : []))
  const shell = SHELL.flatMap((entry) => filesOf(manifest, entry, { withLater: false }))
  const reader = READER.flatMap((entry) => filesOf(manifest, entry, { withLater: true }))
  const frame = ['app/shell.tsx', screenFile(paths.dashboard)].flatMap((entry) => filesOf(manifest, entry, { withLater: true }))
  if (fonts.length !== 2) throw new Error('The fonts are not in the build as the service worker expects them')
  const first = [...plain, ...addresses([...shell, ...fonts])]
  const later = addresses([...frame, ...reader]).filter((path) => !first.includes(path))
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __VERSION__: JSON.stringify(versionOf([...first, ...later], plain)),
      __DOCUMENT__: JSON.stringify(appDocument),
      __SHELL__: JSON.stringify(first),
      __READER__: JSON.stringify(later),
    },
    build: {
      outDir: resolve(WEB),
      emptyOutDir: false,
      copyPublicDir: false,
      target: BUILD_TARGET,
      lib: {
        entry: resolve('web/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => named('service-worker.js', language),
      },
    },
  })
}

/** @param withLater includes dynamic imports */
function filesOf(
  manifest: Record<string, Chunk>,
  entry: string,
  { withLater }: { withLater: boolean },
  seen = new Set<string>(),
): string[] {
  const chunk = chunkOf(manifest, entry)
  // index.html imports every screen.
  if (seen.has(entry) || (seen.size > 0 && (entry === 'index.html' || entry.startsWith('screens/')))) return []
  seen.add(entry)
  const next = [...(chunk.imports ?? []), ...(withLater ? (chunk.dynamicImports ?? []) : [])]
  return [chunk.file, ...(chunk.css ?? []), ...next.flatMap((one) => filesOf(manifest, one, { withLater }, seen))]
}

const addresses = (files: string[]) => [...new Set(files.map((file) => `/${file}`))]

/** Plain files have no hash in their names. */
function versionOf(names: string[], plain: string[]): string {
  const hash = createHash('sha256').update(names.join('\n'))
  for (const path of plain) hash.update(readFileSync(WEB + path))
  return hash.digest('base64url').slice(0, 12)
}

for (const language of LANGUAGES) await makeServiceWorker(language)
