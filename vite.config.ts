import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicFonts } from './scripts/build/basic-fonts.ts'
import { BUILD_TARGET } from './scripts/build/browser-floor.ts'
import { contractLite } from './scripts/build/contract-lite.ts'
import { mapOutlines } from './scripts/build/map-outlines.ts'
import { nameInterfaceFont } from './scripts/build/name-interface-font.ts'
import { publicPagesInDev } from './scripts/build/public-pages-in-dev.ts'
import { unusedRouterParts } from './scripts/build/unused-router-parts.ts'

const here = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  root: here('web'),
  plugins: [
    contractLite(),
    basicFonts(),
    react(),
    tailwindcss(),
    unusedRouterParts(),
    nameInterfaceFont(),
    mapOutlines(),
    publicPagesInDev(),
  ],
  resolve: { alias: { 'react-style-singleton': here('web/ui/json-editor/no-injected-style.ts') } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: BUILD_TARGET,
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows no data: address for fonts or styles.
    assetsInlineLimit: 0,
    // The first page carries the list of all files, and names would be a tenth of it.
    rolldownOptions: {
      // Loaded only by the pages of a server that has SENTRY_DSN; the application does not know of it.
      input: { index: here('web/index.html'), 'error-reports': here('web/error-reports.ts') },
      output: { codeSplitting: { groups: sharedChunks() }, chunkFileNames: 'assets/[hash:7].js' },
      // What the router says on the console to who writes the product is a kilobyte on every first visit.
      // The contract only says things: a page that needs one of them does not load the file of another.
      treeshake: {
        manualPureFunctions: ['warning', 'warningOnce'],
        moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }],
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/billing/test-checkout'].map((path) => [path, `http://127.0.0.1:${process.env.API_PORT ?? 3000}`]),
    ),
  },
})

/**
 * Left alone, the bundler makes a file of every small module that two pages share; on a slow network each of them is a request.
 * A module goes to the first group that names it, with what it imports.
 */
function sharedChunks() {
  return [
    // Changes rarely, so a reader who comes back after a new version has most of the bytes already.
    { name: 'vendor', test: /rolldown.runtime|node_modules\/(react|react-dom|react-router|scheduler)\// },
    // What the cards say; who signs in with a chosen plan needs to know only that there is one.
    { name: 'plans', test: /contract\/billing\/(plans|billing-rules)\./ },
    // What the sign-in page and every signed-in page load.
    {
      name: 'base',
      test: /(vite\/preload-helper|contract\/roles|web\/(platform\/(paths|brand|session\/[\w-]+|http\/(call|network)|hooks\/(after-paint|use-loaded|use-submit|use-title))|ui\/(button|form\/(field|password-input)|status\/(error-state|notice|skeleton))|billing\/shared\/chosen-plan|accounts\/(accounts\/(auth-page|sign-in|post-login-path|password-rules)|second-factor\/ticket-of)|app\/new-version))\./,
    },
    // Several queries at once are asked by administration alone.
    {
      name: 'signed-in',
      test: /node_modules\/@tanstack\/(?!.*[qQ]ueries)|contract\/(language|practice\/recall\.)|web\/(app\/navigation\/(account-menu|main-places)|reading\/daily\/in-reading-language|platform\/hooks\/use-first-act|(accounts\/accounts|reading\/(articles|audio|bookmarks|daily|progress|search)|messaging\/(mail|notifications)|practice\/(break-game|quizzes))\/api|practice\/focus\/use-study-timer|reading\/article-languages\/use-reading-language|platform\/(offline\/(outbox-state|use-outbox|offline-owner)|time\/dates|text\/amounts|storage\/own-storage|http\/(prefetch|query-client)|theme\/(reading-look|theme|font-scale)|shortcuts\/single-keys)|ui\/(back-link|badge|marks|menu-item|paper-tag|use-disclosure|use-is-phone|use-room-beneath|status\/(empty-state|quiet-line|thin-bar|toast-store)))\.|lucide-react\/dist\/esm\/(?!icons\/)/,
    },
    // An article opens with one file; that of the preview in the admin portal is the same.
    {
      name: 'reader',
      test: /contract\/(catalogue\/catalogue|newsroom\/processing-rules|reading\/analysis)\.|web\/(reading\/(articles\/article-reader|article-languages\/language-select|bookmarks\/bookmark-toggle)|platform\/text\/split-bold|practice\/focus\/run-button)\./,
    },
    // Below the text of an article: what these parts share with other pages, and the parts.
    {
      name: 'later-calls',
      test: /contract\/(reading\/provenance-rules|syllabus\/notes(-rules)?)\.|web\/(practice\/recall\/api|syllabus\/notes\/(api|merge-notes)|platform\/(client-key|save-file|http\/call-file))\./,
    },
    {
      name: 'after-text',
      test: /web\/(reading\/(articles\/(practice|mains-card)|article-end\/next-article|provenance\/corrections)|practice\/recall\/add-term|syllabus\/notes\/article-highlights)\./,
    },
    // What quizzes, their reviews and mock tests share: small files, and the first page names each.
    {
      name: 'questions',
      test: /web\/practice\/(quizzes\/(stem|stem-lines|option-list|save-now|pro-needed|quiz-keys|use-step-focus)|quiz-history\/reviewed-options)\./,
      minShareCount: 2,
    },
    { name: 'offline', test: /node_modules\/idb\/|web\/platform\/(storage\/user-database|offline\/offline-store)\./ },
    {
      name: 'preferences',
      test: /web\/(messaging\/preferences\/(preference-queue|use-preference-changes|toggle-list|toggle-words|frequency-choice|email-choices|save-outcome)|ui\/form\/switch|platform\/hooks\/use-briefly)\./,
    },
    // Those that neither the list of days nor an article shows at once.
    {
      name: 'later-icons',
      test: /lucide-react\/dist\/esm\/icons\/(award|calendar-days|contrast|copy|credit-card|database|eye|eye-off|history|keyboard|lock-open|log-out|message-square|message-square-text|monitor-smartphone|moon|pencil|pin|plus|rotate-ccw-clock|search-x|settings|shield-check|square-pen|sun|thumbs-up|trash|type|user|users)\./,
      minShareCount: 2,
    },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  ]
}
