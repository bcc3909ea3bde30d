/** `npm run migrate` */
import { openFromSettings } from './instance/open-from-settings.ts'

const { close } = await openFromSettings()
await close()
console.log('The database is up to date.')
