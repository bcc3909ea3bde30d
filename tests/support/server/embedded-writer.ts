/** A process that writes to an embedded database as fast as it can and prints what was acknowledged. */
import { sql } from 'kysely'
import { openEmbedded } from '#server/db/open.ts'

const { db } = await openEmbedded(process.argv[2] ?? '', 'dist/database')
await sql`create table if not exists acked (n integer primary key, note text not null)`.execute(db)
const { rows } = await sql<{ n: number }>`select coalesce(max(n), 0) as n from acked`.execute(db)
for (let n = (rows[0]?.n ?? 0) + 1; ; n++) {
  await sql`insert into acked values (${n}, ${'x'.repeat(200)})`.execute(db)
  process.stdout.write(`${n}\n`)
}
