/** /before-paint.js preloads the code listed here, which saves a round trip per import. */
import { readFileSync, writeFileSync } from 'node:fs'
import { TARGETS } from '#contract/languages.ts'
import { GUEST_SCREENS } from '#web/screens/guests.ts'
import type { Screen } from '#web/screens/screen.ts'
import { readManifest, scriptsOf } from './built-files.ts'
import { fileOf, MEMBER_FRAME, SCREENS } from './screen-files.ts'

const DOCUMENT = 'dist/web/index.html'
const READER = '<script src="/before-paint.js">'

const manifest = readManifest()
const everybodys = scriptsOf(manifest, ['index.html'])
const members = scriptsOf(manifest, MEMBER_FRAME).filter((file) => !everybodys.includes(file))

function listCode(): void {
  const html = readFileSync(DOCUMENT, 'utf8')
  const metas = [meta('member', { path: '/', preload: {} }, members), ...SCREENS.filter(({ preload }) => preload).map(metaOf)]
  const listed = html.replace(READER, `${metas.join('\n    ')}\n    ${READER}`)
  if (listed === html) throw new Error(`${DOCUMENT} does not load /before-paint.js as expected`)
  writeFileSync(DOCUMENT, listed)
}

function metaOf(screen: Screen): string {
  const isGuests = GUEST_SCREENS.includes(screen)
  const loaded = isGuests ? everybodys : [...everybodys, ...members]
  const files = scriptsOf(manifest, [fileOf(screen)]).filter((file) => !loaded.includes(file))
  return meta(isGuests ? 'guest' : 'member', screen, files)
}

function meta(whose: 'guest' | 'member', { path, preload }: Pick<Screen, 'path' | 'preload'>, files: string[]): string {
  const { call = '', inLanguages } = preload ?? {}
  const beginning = path.replace(/:.*/, '')
  const languages = inLanguages ? TARGETS.join(' ') : ''
  const content = files.map((file) => `/${file}`).join(' ')
  return `<meta name="${whose}-code" data-path="${beginning}" data-call="${call}" data-languages="${languages}" content="${content}" />`
}

listCode()
