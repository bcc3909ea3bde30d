/** The baseline with a database: reads or writes one row by its primary key for every request. A separate program. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const { databaseUrl, connections, articleId, writes } = JSON.parse(process.env.BARE_READ as string) as BareRead
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
const read = { name: 'read', text: 'select article_id, title, position from articles where article_id = $1', values: [articleId] }
const insert = () => ({
  name: 'insert',
  text: 'insert into bare_inserts (id, user_id, said, at) values ($1, $2, $3, $4) returning id, at',
  values: [randomUUID(), articleId, 'Words of a post.', new Date()],
})

createServer(async (request, reply) => {
  try {
    // The request body must be read, but its content is ignored.
    for await (const _ of request);
    const { rows } = await pool.query(writes ? insert() : read)
    const text = JSON.stringify(rows[0])
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
  } catch (error) {
    reply.writeHead(500).end(String(error))
  }
}).listen(Number(process.env.PORT), '127.0.0.1')

export interface BareRead {
  databaseUrl: string
  connections: number
  articleId: string
  /** Inserts one row into the table `bare_inserts` instead. */
  writes?: boolean
}
