/** For `node --import`: writes the addresses of modules and native libraries to `LOADED_MODULES` at exit. */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const loaded: string[] = []
registerHooks({
  load: (url, context, next) => {
    loaded.push(url)
    return next(url, context)
  },
})

process.on('exit', () => {
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] }
  writeFileSync(process.env.LOADED_MODULES as string, JSON.stringify([...loaded, ...sharedObjects]))
})
