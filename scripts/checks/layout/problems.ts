import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cutTexts } from './cut-texts.ts'
import { secureContextProblems } from './secure-contexts.ts'
import type { TableOwners } from './table-owners.ts'

const DOMAINS = ['reading', 'practice', 'syllabus', 'community', 'newsroom', 'accounts', 'messaging', 'billing', 'site']
const SERVER_FILES =
  /^(feature|routes|queries|commands|rules|policy|jobs|listeners|on-account-deleted|mail|notices)(\.test)?\.ts$/
/** Adapters to external services, not features. */
const ADAPTERS = ['billing/providers', 'syllabus/engines']
/** No routes, jobs or listeners. */
const SHARED = 'shared'
/** Without own calls. */
const WEB_ONLY = [
  'accounts/settings',
  'billing/checkout',
  'community/forum-page',
  'community/learning-tips',
  'community/shared-results',
  'messaging/preferences',
  'newsroom/article-form',
  'practice/break-game',
  'practice/compilation-test',
  'practice/focus',
  'practice/quiz-history',
  'practice/quiz-days',
  'practice/quiz-retry',
  'reading/article-end',
  'reading/threads',
  'reading/library',
  'reading/article-languages',
  'reading/key-terms',
  'reading/today',
  'reading/offline',
  'reading/read-aloud',
  'syllabus/filter',
  'site/feedback-review',
  'site/marketing',
]
/** Times are shown in the person's zone. */
const OWN_CLOCK =
  /\btimeStyle\b|\bdateStyle: '(?:medium|long|full)'|\.toLocale(?:Date|Time)String\(|\.get(?:Hours|Minutes|Date|Day)\(/
const CATCH_ALL_NAMES = /^(index|utils?|helpers?|types|misc|common)\.tsx?$/
const MAX_LINES = 250
const MAX_TEST_LINES = 325
const MAX_SEGMENTS = 5
const MAX_FILES_IN_A_FOLDER = 30

/** @returns number of files, and problems */
export function layoutProblems(root: string, owners: TableOwners): { files: number; problems: string[] } {
  const problems = [...ownerProblems(owners), ...serverProblems(root, owners), ...webProblems(root)]
  const files = ['contract', 'server', 'web'].flatMap((part) => sourceFiles(join(root, part))).map((path) => relative(root, path))
  for (const file of files) problems.push(...fileProblems(root, file))
  for (const sheet of filesBelow(join(root, 'web'), /\.css$/))
    problems.push(...stickyHover(relative(root, sheet), readFileSync(sheet, 'utf8')))
  problems.push(...crowdedFolders(files))
  return { files: files.length, problems }
}

function ownerProblems(owners: TableOwners): string[] {
  return Object.entries(owners)
    .filter(([, paths]) => paths.length !== 1)
    .map(([table, paths]) =>
      paths.length === 0
        ? `the table ${table} is in no \`tables\` of a feature.ts or of server/platform/tables.ts`
        : `the table ${table} belongs to ${paths.join(' and ')}: only one may write it`,
    )
}

function serverProblems(root: string, owners: TableOwners): string[] {
  const problems: string[] = []
  for (const domain of DOMAINS)
    for (const feature of folders(join(root, 'server', domain))) {
      const path = `${domain}/${feature}`
      if (ADAPTERS.includes(path)) continue
      if (feature === SHARED) {
        for (const { name } of entries(join(root, 'server', path)))
          if (SERVER_FILES.test(name)) problems.push(`server/${path}/${name} is a file of a feature, not what several share`)
        continue
      }
      problems.push(...manifestProblems(root, path))
      if (!existsSync(join(root, `contract/${path}.ts`))) problems.push(`server/${path} has no contract/${path}.ts`)
      for (const { name } of entries(join(root, 'server', path)).filter((entry) => entry.isFile()))
        if (!SERVER_FILES.test(name)) problems.push(`server/${path}/${name} is not one of the file names of a feature`)
    }
  for (const path of sourceFiles(join(root, 'server'))) problems.push(...foreignWrites(root, relative(root, path), owners))
  return problems
}

function manifestProblems(root: string, path: string): string[] {
  const manifest = join(root, 'server', path, 'feature.ts')
  if (!existsSync(manifest)) return [`server/${path} has no feature.ts`]
  const problems: string[] = []
  if (!readFileSync(manifest, 'utf8').includes(`path: '${path}'`))
    problems.push(`server/${path}/feature.ts does not name its path`)
  const list = join(root, 'server', 'features.ts')
  if (!existsSync(list) || !readFileSync(list, 'utf8').includes(`'./${path}/feature.ts'`))
    problems.push(`server/features.ts does not list ${path}`)
  return problems
}

/** Except `db/`: migrations, backups and restores. */
function foreignWrites(root: string, file: string, owners: TableOwners): string[] {
  if (file.includes('.test.') || file.startsWith(join('server', 'db'))) return []
  const source = readFileSync(join(root, file), 'utf8')
  const tables = [
    ...source.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g),
    ...source.matchAll(/\b(?:insert into|update|delete from) (\w+)\b(?= \(| set| where)/g),
  ].map(([, table = '']) => table)
  return tables
    .filter((table) => !owners[table]?.some((path) => file.startsWith(`server/${path}/`)))
    .map((table) => `${file} writes ${table}, which belongs to ${owners[table]?.join(' and ') ?? 'nobody: no migration has it'}`)
}

function webProblems(root: string): string[] {
  return DOMAINS.flatMap((domain) =>
    folders(join(root, 'web', domain))
      .filter((feature) => feature !== SHARED)
      .map((feature) => `${domain}/${feature}`)
      .filter((path) => !WEB_ONLY.includes(path) && !existsSync(join(root, `contract/${path}.ts`)))
      .map((path) => `web/${path} mirrors nothing in contract/`),
  )
}

function fileProblems(root: string, file: string): string[] {
  const problems: string[] = []
  const name = file.split('/').at(-1) ?? ''
  if (CATCH_ALL_NAMES.test(name)) problems.push(`${file}: the name does not say what is in it`)
  if (!/^[a-z0-9-]+(\.test|\.d)?\.tsx?$/.test(name)) problems.push(`${file}: file names are kebab-case`)
  if (file.split('/').length > MAX_SEGMENTS) problems.push(`${file} lies deeper than ${MAX_SEGMENTS} segments`)
  const source = readFileSync(join(root, file), 'utf8')
  if (/^export default/m.test(source)) problems.push(`${file}: exports are named`)
  if (!name.includes('.test.'))
    for (const line of cutTexts(file, source)) problems.push(`${file}:${line} can cut a character in half: use cutText`)
  problems.push(...secureContextProblems(file, source))
  if (OWN_CLOCK.test(source) && file.startsWith('web/') && !file.startsWith('web/platform/time/'))
    problems.push(`${file} formats a time in the device's zone: use web/platform/time/dates.ts`)
  const lines = source.split('\n').length
  const max = name.includes('.test.') ? MAX_TEST_LINES : MAX_LINES
  if (lines > max && file !== join('server', 'db', 'tables.ts')) problems.push(`${file} has ${lines} lines; at most ${max}`)
  return problems
}

/** After a tap a touch screen keeps `:hover` until the next one. */
const stickyHover = (file: string, css: string): string[] =>
  /:hover\b/.test(css.replace(/\/\*[\s\S]*?\*\//g, ''))
    ? [`${file} uses :hover, which stays after a tap: use @variant hover`]
    : []

function crowdedFolders(files: string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !name.includes('.test.')))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_IN_A_FOLDER)
    .map(([folder, count]) => `${folder} holds ${count} source files; at most ${MAX_FILES_IN_A_FOLDER}`)
}

const entries = (path: string) => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])

const folders = (path: string): string[] =>
  entries(path)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const sourceFiles = (path: string): string[] => filesBelow(path, /\.tsx?$/)

function filesBelow(path: string, names: RegExp): string[] {
  return entries(path).flatMap((entry) => {
    const at = join(path, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(at, names)
    return names.test(entry.name) ? [at] : []
  })
}
