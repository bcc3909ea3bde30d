/** The import rules. Each is one sentence of docs/architecture.md; scripts/checks/rules.test.ts plants a violation of each. */
const DOMAINS = '(reading|practice|syllabus|community|newsroom|accounts|messaging|billing|site)'
const feature = `${DOMAINS}/([^/]+)`
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^dist/messages/', '^node_modules/zod/', '^content/syllabus\\.json$'] },
    },
    { name: 'server-never-imports-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    { name: 'web-never-imports-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'web-never-imports-node',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-imports-server-packages',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^node_modules/(fastify|@fastify|kysely|@electric-sql|pg|pg-boss)/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/(platform|db|engines|payments)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^server/${DOMAINS}/` },
    },
    {
      name: 'settings-use-no-other-code-of-the-server',
      severity: 'error',
      from: { path: '^server/settings/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!settings/)' },
    },
    {
      name: 'platform-uses-no-engines-and-payments',
      severity: 'error',
      from: { path: '^server/(platform|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/((engines|payments)/|[^/]+\\.ts$)' },
    },
    {
      name: 'what-features-are-given-uses-no-feature',
      severity: 'error',
      from: { path: '^server/(context|job-context|events)\\.ts$' },
      to: { path: `^server/${DOMAINS}/` },
    },
    {
      name: 'domains-meet-through-commands',
      severity: 'error',
      from: { path: `^server/${DOMAINS}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/${DOMAINS}/`, pathNot: ['^server/$1/', '/shared/', '/commands/[^/]+\\.ts$', '/commands\\.ts$'] },
    },
    {
      name: 'features-of-a-domain-meet-through-commands',
      severity: 'error',
      from: { path: `^server/${feature}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^server/$1/([^/]+)/`,
        pathNot: ['^server/$1/$2/', '^server/$1/(providers|engines|shared)/', '/commands/[^/]+\\.ts$', '/commands\\.ts$'],
      },
    },
    {
      name: 'shared-code-uses-no-feature',
      severity: 'error',
      from: { path: '^(server|web)/[^/]+/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: [`^server/${DOMAINS}/`, `^web/${DOMAINS}/`], pathNot: '/shared/' },
    },
    {
      name: 'sql-lives-in-queries-and-commands',
      severity: 'error',
      from: {
        path: `^server/${feature}/`,
        pathNot: ['/(queries|commands|on-account-deleted)\\.ts$', '/(queries|commands|shared)/[^/]+\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/(kysely|@electric-sql)/' },
    },
    {
      name: 'http-lives-in-routes',
      severity: 'error',
      from: {
        path: `^server/${feature}/`,
        pathNot: ['/routes(\\.test)?\\.ts$', '^server/billing/providers/test-checkout-page\\.ts$'],
      },
      to: { path: '^(node_modules/@?fastify|server/platform/http/(http|serve)\\.ts)' },
    },
    {
      name: 'only-the-list-imports-manifests',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/features\\.ts$' },
      to: { path: `^server/${feature}/feature\\.ts$` },
    },
    {
      name: 'only-manifests-import-routes',
      severity: 'error',
      from: { path: '^server/', pathNot: [`^server/${feature}/feature\\.ts$`, '\\.test\\.ts$'] },
      to: { path: '/routes\\.ts$' },
    },
    {
      name: 'queries-only-read',
      severity: 'error',
      from: { path: ['/queries\\.ts$', '/queries/[^/]+\\.ts$'], pathNot: '\\.test\\.ts$' },
      to: { path: ['/commands\\.ts$', '/commands/[^/]+\\.ts$'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/.*/(rules|policy|notices)\\.ts$' },
      to: {
        pathNot: [
          '^contract/',
          '^dist/messages/',
          '/(rules|policy)\\.ts$',
          '^node_modules/ts-fsrs/',
          '^server/platform/events/notice\\.ts$',
          '^server/messaging/shared/notice-(kinds|words)\\.ts$',
          '^server/platform/text/(counted|csv|plain-text|similar-texts)\\.ts$',
          '^server/newsroom/shared/(option-meanings|timeline|practice-items|practice-state|upload-form)\\.ts$',
          '^server/reading/shared/topics\\.ts$',
          '^server/newsroom/shared/fingerprint\\.ts$',
          '^server/practice/shared/(question-key|recall-day)\\.ts$',
          '^server/db/search-patterns\\.ts$',
          '^server/payments/payment-event\\.ts$',
        ],
      },
    },
    { name: 'ui-could-ship-elsewhere', severity: 'error', from: { path: '^web/ui/' }, to: { path: '^(contract|web/(?!ui/))' } },
    {
      name: 'web-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^web/platform/' },
      to: { path: '^web/(?!platform/)' },
    },
    {
      name: 'web-domains-share-only-api',
      severity: 'error',
      from: { path: `^web/${DOMAINS}/` },
      to: { path: '^web/(?!ui/|platform/)', pathNot: ['^web/$1/', '/shared/', '/api\\.ts$'] },
    },
    {
      name: 'features-never-import-screens',
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
