/** The import lines of the house. Each rule is one sentence of docs/architecture.md. */
const feature = '(?!platform/|db/)([^/]+)'
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    { name: 'server-never-sees-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    { name: 'web-never-sees-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'web-has-no-node',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-packages-are-web-packages',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^node_modules/(fastify|@fastify|kysely|@electric-sql|pg|pg-boss)/' },
    },
    {
      name: 'floor-knows-no-feature',
      severity: 'error',
      from: { path: '^server/(platform|db)/' },
      to: { path: `^server/${feature}/` },
    },
    {
      name: 'features-meet-through-commands',
      severity: 'error',
      from: { path: `^server/${feature}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/${feature}/`, pathNot: ['^server/$1/', '/commands\\.ts$'] },
    },
    {
      name: 'sql-lives-in-queries-and-commands',
      severity: 'error',
      from: { path: `^server/${feature}/`, pathNot: ['/(queries|commands|leaving)\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^node_modules/(kysely|@electric-sql)/' },
    },
    {
      name: 'http-lives-in-routes',
      severity: 'error',
      from: { path: `^server/${feature}/`, pathNot: ['/routes(\\.test)?\\.ts$'] },
      to: { path: '^(node_modules/@?fastify|server/platform/(http|serve|context)\\.ts)' },
    },
    {
      name: 'nothing-calls-up-to-routes',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/app\\.ts$', '\\.test\\.ts$'] },
      to: { path: '/routes\\.ts$' },
    },
    { name: 'queries-only-read', severity: 'error', from: { path: '/queries\\.ts$' }, to: { path: '/commands\\.ts$' } },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/.*/(rules|policy|notices)\\.ts$' },
      to: { pathNot: ['^contract/', '/(rules|policy)\\.ts$', '^server/platform/(notice|payment-event)\\.ts$'] },
    },
    { name: 'ui-could-ship-elsewhere', severity: 'error', from: { path: '^web/ui/' }, to: { path: '^(contract|web/(?!ui/))' } },
    {
      name: 'web-floor-knows-no-feature',
      severity: 'error',
      from: { path: '^web/platform/' },
      to: { path: '^web/(?!platform/)' },
    },
    {
      name: 'web-features-share-only-api',
      severity: 'error',
      from: { path: '^web/(?!app/|screens/|ui/|platform/)([^/]+)/' },
      to: { path: '^web/(?!ui/|platform/)[^/]+/', pathNot: ['^web/$1/', '^web/[^/]+/api\\.ts$'] },
    },
    {
      name: 'features-do-not-know-screens',
      severity: 'error',
      from: { path: '^web/(?!app/|screens/|main)' },
      to: { path: '^web/(app|screens)/' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^(contract|server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(tests|bench|scripts)/', '\\.test\\.tsx?$', '^node_modules/vitest/'] },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
