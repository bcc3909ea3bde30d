import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD_FOLDER } from './folder.ts'

interface Named {
  in: string
  names?: readonly string[]
}

/** @throws Error for a missing path, which would shrink its group */
export function from(...groups: (string | Named)[]): (id: string) => boolean {
  const paths = groups.flatMap(pathsOf).map((path) => resolve(path))
  return (id) => paths.some((path) => id === path || id.startsWith(`${path}/`))
}

function pathsOf(group: string | Named): string[] {
  const { in: folder, names } = typeof group === 'string' ? { in: group } : group
  const paths = names ? names.map((name) => `${folder}/${name}`) : [folder]
  const missing = paths.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`A group of chunks names what does not exist: ${missing.join(', ')}`)
  return paths
}

const ICONS = 'node_modules/lucide-react/dist/esm/icons'
const LATER_ICONS = [
  ...['award', 'calendar-days', 'contrast', 'copy', 'credit-card', 'database', 'eye', 'eye-off', 'history', 'keyboard'],
  ...['lock-open', 'log-out', 'message-square', 'message-square-text', 'monitor-smartphone', 'moon', 'pencil', 'pin', 'plus'],
  ...[
    'rotate-ccw-clock',
    'search-x',
    'settings',
    'shield-check',
    'square-pen',
    'sun',
    'thumbs-up',
    'trash',
    'type',
    'user',
    'users',
  ],
].map((name) => `${name}.mjs`)

/** Bundler modules. */
const isRuntime = (id: string) => id.includes('rolldown/runtime')
const isPreloadHelper = (id: string) => id.includes('vite/preload-helper')

const isVendor = from({ in: 'node_modules', names: ['react', 'react-dom', 'react-router', 'scheduler'] })

const isBase = from(
  'contract/roles.ts',
  'web/platform/session',
  { in: 'web/platform', names: ['paths.ts', 'brand.tsx'] },
  { in: 'web/platform/http', names: ['call.ts', 'network.ts'] },
  { in: 'web/platform/hooks', names: ['after-paint.ts', 'use-loaded.ts', 'use-submit.ts', 'use-title.ts'] },
  { in: 'web/ui', names: ['button.tsx', 'form/field.tsx', 'form/password-input.tsx'] },
  { in: 'web/ui/status', names: ['error-state.tsx', 'notice.tsx', 'skeleton.tsx'] },
  { in: 'web/accounts/accounts', names: ['auth-page.tsx', 'sign-in.ts', 'post-login-path.ts', 'password-rules.ts'] },
  'web/accounts/second-factor/ticket-of.ts',
  'web/billing/shared/chosen-plan.ts',
  'web/app/new-version.ts',
)

const isSignedIn = from(
  'node_modules/@tanstack',
  'node_modules/lucide-react/dist/esm',
  'contract/amounts.ts',
  'contract/practice/recall.ts',
  { in: 'web/app/navigation', names: ['account-menu.tsx', 'main-places.ts'] },
  'web/accounts/accounts/api.ts',
  { in: 'web/reading', names: ['articles', 'audio', 'bookmarks', 'daily', 'progress', 'search'].map((name) => `${name}/api.ts`) },
  { in: 'web/reading', names: ['daily/in-reading-language.ts', 'shared/use-reading-language.ts', 'shared/title-in.ts'] },
  { in: 'web/messaging', names: ['mail/api.ts', 'notifications/api.ts'] },
  { in: 'web/practice', names: ['break-game/api.ts', 'quizzes/api.ts', 'focus/use-study-timer.ts'] },
  { in: 'web/platform/offline', names: ['outbox-state.ts', 'use-outbox.ts', 'offline-owner.ts'] },
  {
    in: 'web/platform',
    names: ['time/dates.ts', 'text/script-language.ts', 'hooks/use-first-act.ts', 'shortcuts/single-keys.ts'],
  },
  { in: 'web/platform/http', names: ['prefetch.ts', 'query-client.ts'] },
  { in: 'web/platform/theme', names: ['reading-look.ts', 'theme.ts', 'font-scale.ts'] },
  { in: 'web/ui', names: ['back-link.tsx', 'badge.tsx', 'marks.tsx', 'menu-item.ts', 'paper-tag.tsx'] },
  { in: 'web/ui', names: ['use-disclosure.ts', 'use-is-phone.ts', 'use-room-beneath.ts'] },
  { in: 'web/ui/status', names: ['empty-state.tsx', 'quiet-line.tsx', 'thin-bar.tsx', 'toast-store.ts'] },
)

/** Only administration uses these queries; icons have own groups. */
const isElsewhere = from(
  ICONS,
  'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
  'node_modules/@tanstack/react-query/build/modern/useQueries.js',
)

/** Otherwise every small shared module is a request. The first matching group gets a module, with its imports. */
export const CHUNK_GROUPS = [
  // Cached across releases.
  { name: 'vendor', test: (id: string) => isRuntime(id) || isVendor(id) },
  // Sign-in with a chosen plan does not load these.
  { name: 'plans', test: from({ in: 'contract/billing', names: ['plans.ts', 'billing-rules.ts'] }) },
  { name: 'base', test: (id: string) => isPreloadHelper(id) || isBase(id) },
  { name: 'signed-in', test: (id: string) => isSignedIn(id) && !isElsewhere(id) },
  // Today and the reader share it: neither should load the other.
  { name: 'chevron', test: from({ in: ICONS, names: ['chevron-right.mjs'] }) },
  // Also used by the preview of admins.
  {
    name: 'reader',
    test: from(
      { in: 'contract', names: ['language-rules/rules.ts', 'newsroom/processing-rules.ts', 'reading/analysis.ts'] },
      { in: `${BUILD_FOLDER}/messages/all/reading-language`, names: ['page.ts', 'provenance.ts', 'section-questions.ts'] },
      {
        in: 'web/reading',
        names: ['articles/article-reader.tsx', 'article-languages/language-select.tsx', 'shared/with-english.tsx'],
      },
      { in: 'web', names: ['reading/bookmarks/bookmark-toggle.tsx', 'practice/focus/run-button.tsx'] },
    ),
  },
  // Loaded after the text of an article.
  {
    name: 'later-calls',
    test: from(
      { in: 'contract', names: ['reading/provenance-rules.ts', 'syllabus/notes.ts', 'syllabus/notes-rules.ts'] },
      { in: 'web', names: ['practice/recall/api.ts', 'syllabus/notes/api.ts', 'syllabus/notes/merge-notes.ts'] },
      { in: 'web/platform', names: ['client-key.ts', 'save-file.ts', 'http/call-file.ts'] },
    ),
  },
  {
    name: 'after-text',
    test: from(
      { in: 'web/reading', names: ['articles/practice.tsx', 'articles/mains-card.tsx', 'article-end/next-article.tsx'] },
      { in: 'web', names: ['reading/provenance/corrections.tsx', 'practice/recall/add-term.tsx'] },
      'web/syllabus/notes/article-highlights.tsx',
    ),
  },
  {
    name: 'questions',
    test: from(
      { in: 'web/practice/quizzes', names: ['stem.tsx', 'stem-lines.ts', 'option-list.tsx', 'save-now.tsx'] },
      { in: 'web/practice/quizzes', names: ['pro-needed.tsx', 'quiz-keys.ts', 'use-step-focus.ts'] },
      'web/practice/quiz-history/reviewed-options.tsx',
    ),
    minShareCount: 2,
  },
  {
    name: 'offline',
    test: from('node_modules/idb', { in: 'web/platform', names: ['storage/user-database.ts', 'offline/offline-store.ts'] }),
  },
  {
    name: 'preferences',
    test: from(
      {
        in: 'web/messaging/preferences',
        names: ['toggle-list.tsx', 'frequency-choice.tsx', 'email-choices.tsx', 'save-outcome.tsx'],
      },
      { in: 'web', names: ['ui/form/switch.tsx', 'platform/hooks/use-briefly.ts'] },
    ),
  },
  { name: 'later-icons', test: from({ in: ICONS, names: LATER_ICONS }), minShareCount: 2 },
  { name: 'icons', test: from(ICONS), minShareCount: 2 },
]
