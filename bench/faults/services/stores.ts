import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { openMigratedFolder } from '#tests/support/server/embedded.ts'
import { startPostgres, type TestPostgres } from '#tests/support/server/postgres.ts'
import { type SeedData, seedData } from '../seed.ts'

/** Data that outlives the processes of the product, with independent access to it. */
export interface Store {
  engine: 'PostgreSQL' | 'embedded'
  env: Record<string, string>
  world: SeedData
  look<T>(at: (db: Db) => Promise<T>): Promise<T>
  /** Runs SQL that the product never would. */
  meddle(at: (db: Db) => Promise<unknown>): Promise<void>
  end(): Promise<void>
}

export interface PostgresStore extends Store {
  postgres: TestPostgres
}

export async function postgresStore(settings: Record<string, string> = {}, place = tmpdir()): Promise<PostgresStore> {
  const postgres = await startPostgres(settings, place)
  const dataDir = mkdtempSync(join(tmpdir(), 'catalyst-faults-'))
  const look = async <T>(at: (db: Db) => Promise<T>) => {
    const { db, close } = await openServer(postgres.url, { poolSize: 2, name: 'faults' }, () => {})
    return at(db).finally(close)
  }
  return {
    engine: 'PostgreSQL',
    env: { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    world: await look(seedData),
    look,
    meddle: async (at) => void (await look(at)),
    postgres,
    end: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface EmbeddedStore extends Store {
  dataDir: string
}

/** @param place for example a folder on another file system */
export async function embeddedStore(place = tmpdir()): Promise<EmbeddedStore> {
  const dataDir = mkdtempSync(join(place, 'catalyst-faults-'))
  const { db, close } = await openMigratedFolder(dataDir)
  const world = await seedData(db).finally(close)
  // Beside the running product, or else with a server that recovers as that of the product does.
  const look = async <T>(at: (db: Db) => Promise<T>) => {
    const { db, close } = await openEmbedded(
      { dataDir, programFolder: null, poolSize: 2, name: 'faults', mayShare: true },
      () => {},
    )
    return at(db).finally(close)
  }
  return {
    engine: 'embedded',
    env: { DATA_DIR: dataDir },
    world,
    look,
    meddle: async (at) => void (await look(at)),
    dataDir,
    end: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
