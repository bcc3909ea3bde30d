/** The least that a server with a database can do: for every request one row by its primary key, read or written. A program of its own. */
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
    // What is sent has to be taken in, whatever it says.
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
  /** One row is inserted instead, into the table `bare_inserts`. */
  writes?: boolean
}
