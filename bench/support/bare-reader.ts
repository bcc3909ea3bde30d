/** The least that a server with a database can do: for every request one row by its primary key. A program of its own. */
import { createServer } from 'node:http'
import pg from 'pg'

const { databaseUrl, connections, articleId } = JSON.parse(process.env.BARE_READ as string) as BareRead
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
const read = { name: 'read', text: 'select article_id, title, position from articles where article_id = $1', values: [articleId] }

createServer(async (_request, reply) => {
  try {
    const { rows } = await pool.query(read)
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]))
  } catch (error) {
    reply.writeHead(500).end(String(error))
  }
}).listen(Number(process.env.PORT), '127.0.0.1')

export interface BareRead {
  databaseUrl: string
  connections: number
  articleId: string
}
