/** `npm run migrate`: brings the database up to date without starting the server. */
import { openFromSettings } from './instance/open-from-settings.ts'

const { close } = await openFromSettings()
await close()
console.log('The database is up to date.')
