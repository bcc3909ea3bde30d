import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { layoutProblems } from './layout/problems.ts'
import { tableOwners } from './layout/table-owners.ts'

const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'catalyst-rules-'))
  trees.push(root)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return root
}

/** One violation of each import rule: the file, and what it imports. */
const FORBIDDEN_IMPORTS: Record<string, [from: string, to: string]> = {
  'no-cycles': ['contract/circle.ts', './circle.ts'],
  'contract-stands-alone': ['contract/rows.ts', 'kysely'],
  'server-never-imports-web': ['server/page.ts', '../web/ui/button.ts'],
  'web-never-imports-server': ['web/secrets.ts', '../server/settings/settings.ts'],
  'web-never-imports-node': ['web/disk.ts', 'node:fs'],
  'web-never-imports-server-packages': ['web/table.ts', 'kysely'],
  'platform-knows-no-domain': ['server/platform/cache/days.ts', '../../reading/days/policy.ts'],
  'settings-use-no-other-code-of-the-server': ['server/settings/cache.ts', '../platform/cache/cache.ts'],
  'platform-uses-no-engines-and-payments': ['server/platform/mail/speak.ts', '../../engines/speech.ts'],
  'what-features-are-given-uses-no-feature': ['server/context.ts', './reading/days/policy.ts'],
  'domains-meet-through-commands': ['server/reading/days/jobs.ts', '../../community/posts/policy.ts'],
  'features-of-a-domain-meet-through-commands': ['server/reading/search/jobs.ts', '../days/policy.ts'],
  'shared-code-uses-no-feature': ['server/community/shared/likes.ts', '../posts/commands/write-post.ts'],
  'sql-lives-in-queries-and-commands': ['server/reading/days/mail.ts', 'kysely'],
  'http-lives-in-routes': ['server/reading/days/listeners.ts', 'fastify'],
  'only-the-list-imports-manifests': ['server/schedule.ts', './reading/days/feature.ts'],
  'only-manifests-import-routes': ['server/app.ts', './reading/days/routes.ts'],
  'queries-only-read': ['server/reading/days/queries/list.ts', '../commands/publish-day.ts'],
  'rules-are-pure': ['server/community/posts/rules.ts', './queries.ts'],
  'ui-could-ship-elsewhere': ['web/ui/day.ts', '../../contract/days.ts'],
  'web-platform-knows-no-domain': ['web/platform/http/days.ts', '../../reading/days/api.ts'],
  'web-domains-share-only-api': ['web/reading/days/day.ts', '../../community/posts/post.ts'],
  'features-never-import-screens': ['web/worker/worker.ts', '../screens/reading/day.ts'],
  'product-never-imports-tests': ['server/main.ts', '../tests/support/fake.ts'],
}

/** What the planted files import, and in which there is nothing to find. */
const HARMLESS = [
  'contract/days.ts',
  'server/community/posts/commands/write-post.ts',
  'server/community/posts/policy.ts',
  'server/community/posts/queries.ts',
  'server/engines/speech.ts',
  'server/platform/cache/cache.ts',
  'server/reading/days/commands/publish-day.ts',
  'server/reading/days/feature.ts',
  'server/reading/days/policy.ts',
  'server/reading/days/routes.ts',
  'server/settings/settings.ts',
  'tests/support/fake.ts',
  'web/community/posts/post.ts',
  'web/reading/days/api.ts',
  'web/screens/reading/day.ts',
  'web/ui/button.ts',
  'node_modules/fastify/index.js',
  'node_modules/kysely/index.js',
]

test('each import rule finds its planted violation, and nothing else', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
  expect(Object.keys(FORBIDDEN_IMPORTS).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted())
  const planted = Object.values(FORBIDDEN_IMPORTS).map(([from, to]) => [from, `import '${to}'\nexport const planted = 1\n`])
  const harmless = HARMLESS.map((path) => [path, 'export const one = 1\n'])
  const root = plant(Object.fromEntries([...harmless, ...planted]))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) cpSync(file, join(root, file))
  expect(violationsIn(root)).toEqual(
    Object.entries(FORBIDDEN_IMPORTS)
      .map(([rule, [from]]) => `${rule}: ${from}`)
      .toSorted(),
  )
})

function violationsIn(root: string): string[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    program,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--no-cache',
    'contract',
    'server',
    'web',
  ]
  const { stdout: output } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return [...new Set(summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`))].toSorted()
}

test('a cycle is found wherever there is code', () => {
  const folders = ['contract', 'server', 'web', 'bench', 'content', 'deploy', 'scripts', 'tests']
  const circles = folders.flatMap((folder) => [
    [`${folder}/one.ts`, `import '../${folder}/other.ts'\n`],
    [`${folder}/other.ts`, `import type {} from '../${folder}/one.ts'\n`],
  ])
  const root = plant(Object.fromEntries(circles))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) cpSync(file, join(root, file))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/check-imports.ts')], { cwd: root, encoding: 'utf8' })
  const found = [...stderr.matchAll(/^no-cycles: (\w+)\//gm)].map(([, folder]) => folder)
  expect([status, [...new Set(found)].toSorted()]).toEqual([1, folders.toSorted()])
})

const lines = (count: number) => '// one line\n'.repeat(count)
const filesIn = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, '']))

/** A feature with all it must have. */
const DAYS = {
  'contract/reading/days.ts': '',
  'server/features.ts': "import { daysFeature } from './reading/days/feature.ts'",
  'server/reading/days/feature.ts': "export const daysFeature: Feature = { path: 'reading/days' }",
}
const OWNERS = { users: ['accounts/accounts'] }

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a feature without a contract',
    {
      'server/features.ts': DAYS['server/features.ts'],
      'server/reading/days/feature.ts': DAYS['server/reading/days/feature.ts'],
    },
    /^server\/reading\/days has no contract\/reading\/days\.ts$/,
  ],
  [
    'a feature without a manifest',
    { ...DAYS, 'contract/reading/weeks.ts': '', 'server/reading/weeks/routes.ts': '' },
    /^server\/reading\/weeks has no feature\.ts$/,
  ],
  [
    'a manifest with another path than its own',
    { ...DAYS, 'server/reading/days/feature.ts': "export const daysFeature: Feature = { path: 'reading/weeks' }" },
    /^server\/reading\/days\/feature\.ts does not name its path$/,
  ],
  [
    'a manifest that is not in the list',
    { ...DAYS, 'server/features.ts': '' },
    /^server\/features\.ts does not list reading\/days$/,
  ],
  [
    'a query that writes a table which no migration has',
    { ...DAYS, 'server/reading/days/jobs.ts': "db.updateTable('weeks')" },
    /^server\/reading\/days\/jobs\.ts writes weeks, which belongs to nobody: no migration has it$/,
  ],
  [
    'a file name that no feature has',
    { ...DAYS, 'server/reading/days/things.ts': '' },
    /^server\/reading\/days\/things\.ts is not one of the file names of a feature$/,
  ],
  [
    'routes in what several features share',
    { 'server/reading/shared/routes.ts': '' },
    /^server\/reading\/shared\/routes\.ts is a file of a feature, not what several share$/,
  ],
  [
    'a query that writes the table of another feature',
    { ...DAYS, 'server/reading/days/jobs.ts': "db.updateTable('users')" },
    /^server\/reading\/days\/jobs\.ts writes users, which belongs to accounts\/accounts$/,
  ],
  [
    'SQL that writes the table of another feature',
    { ...DAYS, 'server/reading/days/jobs.ts': 'sql`delete from users where true`' },
    /^server\/reading\/days\/jobs\.ts writes users, which belongs to accounts\/accounts$/,
  ],
  [
    'a part of the page without a contract',
    { 'web/reading/days/day.tsx': '' },
    /^web\/reading\/days mirrors nothing in contract\/$/,
  ],
  ['a name that says nothing', { 'contract/utils.ts': '' }, /^contract\/utils\.ts: the name does not say what is in it$/],
  ['a name in camel case', { 'web/ui/dayList.tsx': '' }, /^web\/ui\/dayList\.tsx: file names are kebab-case$/],
  [
    'a file that lies too deep',
    { 'web/ui/one/two/three/four.ts': '' },
    /^web\/ui\/one\/two\/three\/four\.ts lies deeper than 5 segments$/,
  ],
  ['a default export', { 'web/ui/day.ts': 'export default 1' }, /^web\/ui\/day\.ts: exports are named$/],
  ['a file that is too long', { 'web/ui/day.ts': lines(400) }, /^web\/ui\/day\.ts has 401 lines; at most \d+$/],
  [
    'a call that plain http does not have, outside its wrapper',
    { 'web/ui/copy.ts': "// crypto.randomUUID\nnavigator.clipboard.writeText('x')" },
    /^web\/ui\/copy\.ts uses navigator\.clipboard, which browsers have only on https and localhost$/,
  ],
  [
    'a time in the zone of the device',
    { 'web/ui/saved.ts': "export const format = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' })" },
    /^web\/ui\/saved\.ts formats a time in the device's zone: use web\/platform\/time\/dates\.ts$/,
  ],
  [
    'a look under the pointer that a tap would leave behind',
    {
      'web/styles/controls.css': '/* :hover */ a { &:hover { scale: 1.05 } }',
      'web/ui/list.css': 'a { @variant hover { color: red } }',
    },
    /^web\/styles\/controls\.css uses :hover, which stays after a tap: use @variant hover$/,
  ],
  ['a crowded folder', filesIn('web/ui', 40), /^web\/ui holds 40 source files; at most \d+$/],
])('the layout check finds %s, and nothing else', (_what, files, sentence) => {
  expect(layoutProblems(plant(files), OWNERS).problems).toEqual([expect.stringMatching(sentence)])
})

test.each([
  ['no owner', [], /^the table weeks is in no `tables` of a feature\.ts or of server\/platform\/tables\.ts$/],
  [
    'two owners',
    ['reading/days', 'reading/weeks'],
    /^the table weeks belongs to reading\/days and reading\/weeks: only one may write it$/,
  ],
])('the layout check finds a table with %s', (_what, owners, sentence) => {
  expect(layoutProblems(plant(DAYS), { weeks: owners }).problems).toEqual([expect.stringMatching(sentence)])
})

test('the layout check has nothing to say about this repository', () =>
  expect(layoutProblems('.', tableOwners()).problems).toEqual([]))
