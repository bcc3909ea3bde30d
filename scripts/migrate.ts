/** `npm run migrate`: brings the database up to date without starting the server. */
import { migrate } from '#server/db/migrate.ts'
import { openFromSettings } from './open-from-settings.ts'

const { close, db } = await openFromSettings()
await migrate(db)
await close()
console.log('The database is up to date.')
