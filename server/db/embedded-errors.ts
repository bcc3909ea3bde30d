/** SQLSTATE `too_many_connections`: the one connection stayed in use for too long. */
export class DatabaseBusy extends Error {
  readonly code = '53300'
}

/** An error of the embedded database, with its SQLSTATE. */
export class DatabaseFault extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined
  constructor(failure: { message: string; code?: string; constraint?: string }) {
    super(failure.message)
    this.code = failure.code
    this.constraint = failure.constraint
  }
}

/** SQLSTATE `admin_shutdown`: clients get a 503 and retry. */
const SHUTDOWN = '57P01'

export const databaseStopped = () => new DatabaseFault({ message: 'The embedded database has stopped', code: SHUTDOWN })
export const databaseRestarted = () => new DatabaseFault({ message: 'The embedded database was restarted', code: SHUTDOWN })
