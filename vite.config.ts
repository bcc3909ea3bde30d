import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractLite } from './scripts/contract-lite.ts'
import { memberCode } from './scripts/member-code.ts'
import { preloadInterfaceFont } from './scripts/preload-interface-font.ts'
import { publicPagesInDev } from './scripts/public-pages-in-dev.ts'
import { unusedRouterParts } from './scripts/unused-router-parts.ts'

const here = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  root: here('web'),
  plugins: [
    contractLite(),
    react(),
    tailwindcss(),
    unusedRouterParts(),
    preloadInterfaceFont(),
    memberCode(),
    publicPagesInDev(),
  ],
  resolve: { alias: { 'react-style-singleton': here('web/ui/json-editor/no-injected-style.ts') } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows no data: address for fonts or styles.
    assetsInlineLimit: 0,
    // The first page carries the list of all files, and names would be a tenth of it.
    rolldownOptions: {
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
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    { name: 'query', test: /node_modules\/@tanstack\// },
    // What the cards say; who signs in with a chosen plan needs to know only that there is one.
    { name: 'plans', test: /contract\/billing\/(plans|billing-rules)\./ },
    {
      name: 'base',
      test: /(vite\/preload-helper|contract\/roles|web\/(platform\/(paths|brand|session\/[\w-]+|http\/network|hooks\/(use-loaded|use-title))|ui\/(button|status\/(error-state|skeleton))))\./,
    },
    {
      name: 'forms',
      test: /web\/(platform\/(http\/call|hooks\/use-submit)|ui\/(form\/(field|password-input)|status\/notice)|accounts\/accounts\/(auth-page|sign-in|password-rules))\./,
    },
    {
      name: 'signed-in',
      test: /web\/((accounts\/accounts|reading\/(articles|audio|bookmarks|daily|progress|search)|messaging\/(mail|notifications)|practice\/(break-game|quizzes))\/api|platform\/(time\/dates|storage\/own-storage|http\/query-client|theme\/reading-look|shortcuts\/single-keys)|ui\/(back-link|badge|marks|paper-tag|use-disclosure|use-room-beneath|status\/(empty-state|quiet-line|thin-bar|toast-store)))\.|lucide-react\/dist\/esm\/(?!icons\/)/,
    },
    {
      name: 'preferences',
      test: /web\/(messaging\/preferences\/(preference-queue|use-preference-changes|toggle-list|toggle-words|frequency-choice|email-choices|save-outcome)|ui\/form\/switch|platform\/hooks\/use-briefly)\./,
    },
    { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  ]
}
