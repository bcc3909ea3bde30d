import { existsSync } from 'node:fs'
import { PSEUDO_ENV } from '#tests/pseudo/environment.ts'
import { type E2eServer, startServer } from './server.ts'

/** The product with the two pseudo-languages. @throws Error if it is not built */
export async function startPseudoServer(): Promise<E2eServer> {
  if (!existsSync(`${PSEUDO_ENV.BUILD_FOLDER}/public/xb/index.html`)) throw new Error('It is not built: npm run build:pseudo')
  return startServer(PSEUDO_ENV)
}
