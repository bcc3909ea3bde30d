import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicFonts } from './scripts/build/basic-fonts.ts'
import { BUILD_TARGET } from './scripts/build/browser-floor.ts'
import { CHUNK_GROUPS } from './scripts/build/chunk-groups.ts'
import { contractLite } from './scripts/build/contract-lite.ts'
import { BUILD_FOLDER } from './scripts/build/folder.ts'
import { mapOutlines } from './scripts/build/map-outlines.ts'
import { messageLanguage, nameDocument, named } from './scripts/build/messages/message-language.ts'
import { nameInterfaceFont } from './scripts/build/name-interface-font.ts'
import { publicPagesInDev } from './scripts/build/public-pages-in-dev.ts'

/** Set by scripts/build.ts, which builds the application once for each language of the interface. */
const LANGUAGE = process.env.INTERFACE_LANGUAGE ?? 'en'

const here = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  root: here('web'),
  plugins: [
    contractLite(),
    messageLanguage(LANGUAGE),
    basicFonts(),
    react(),
    tailwindcss(),
    nameInterfaceFont(),
    nameDocument(LANGUAGE),
    mapOutlines(),
    publicPagesInDev(LANGUAGE),
  ],
  resolve: { alias: { 'react-style-singleton': here('web/ui/json-editor/no-injected-style.ts') } },
  build: {
    outDir: here(`${BUILD_FOLDER}/web`),
    // Other languages add to it.
    emptyOutDir: false,
    copyPublicDir: LANGUAGE === 'en',
    target: BUILD_TARGET,
    manifest: named('.vite/manifest.json', LANGUAGE),
    modulePreload: { polyfill: false },
    // The content security policy allows no data: address for fonts or styles.
    assetsInlineLimit: 0,
    // The first page carries the list of all files, and names would be a tenth of it.
    rolldownOptions: {
      // Loaded only by the pages of a server that has SENTRY_DSN; the application does not know of it.
      input: { index: here('web/index.html'), 'error-reports': here('web/error-reports.ts') },
      output: { codeSplitting: { groups: CHUNK_GROUPS }, chunkFileNames: 'assets/[hash:7].js' },
      // What the router says on the console to who writes the product is a kilobyte on every first visit.
      // The contract only says things: a page that needs one of them does not load the file of another.
      // Texts of messages/ shared by several chunks would be chunks of their own.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
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
