import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Of a process that has the pseudo-languages. */
export const PSEUDO_ENV = {
  BUILD_FOLDER: 'dist/pseudo',
  NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${pathToFileURL(resolve('tests/pseudo/languages.ts')).href}`,
}
