/** Writes as fast as it can and prints what was acknowledged. Argument: data folder. */
import { sql } from 'kysely'
import { openFolder } from './embedded.ts'

const { db } = await openFolder(process.argv[2] ?? '')
await sql`create table if not exists acked (n integer primary key, note text not null)`.execute(db)
const { rows } = await sql<{ count: number }>`select count(*) as count from acked`.execute(db)
for (let n = (rows[0]?.count ?? 0) + 1; ; n++) {
  await sql`insert into acked values (${n}, repeat('x', 200))`.execute(db)
  process.stdout.write(`${n}\n`)
}
