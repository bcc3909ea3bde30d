/** /before-paint.js preloads the code listed here, which saves a round trip per import. */
import { readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { GUEST_SCREENS } from '#web/screens/guests.ts'
import type { Screen } from '#web/screens/screen.ts'
import { type Chunk, readManifest, scriptsOf } from './built-files.ts'
import { named } from './messages/message-language.ts'
import { fileOf, MEMBER_FRAME, SCREENS } from './screen-files.ts'

const READER = '<script src="/before-paint.js">'

function listCode(language: string): void {
  const manifest = readManifest(language)
  const document = named('dist/web/index.html', language)
  const html = readFileSync(document, 'utf8')
  const everybodys = scriptsOf(manifest, ['index.html'])
  const members = scriptsOf(manifest, MEMBER_FRAME).filter((file) => !everybodys.includes(file))
  const metas = [
    meta('member', { path: '/', preload: {} }, members),
    ...SCREENS.filter(({ preload }) => preload).map((screen) => metaOf(screen, manifest, everybodys, members)),
  ]
  const listed = html.replace(READER, `${metas.join('\n    ')}\n    ${READER}`)
  if (listed === html) throw new Error(`${document} does not load /before-paint.js as expected`)
  writeFileSync(document, listed)
}

function metaOf(screen: Screen, manifest: Record<string, Chunk>, everybodys: string[], members: string[]): string {
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

for (const language of LANGUAGES) listCode(language)
