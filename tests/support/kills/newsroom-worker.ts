/**
 * The jobs of a server as it starts them, until no source is fetched and no proposal is made any more.
 * Arguments: folder, URL of the chat service, port of the pages.
 */
import { runJobsOf } from './newsroom-jobs.ts'

const [folder = '', chatUrl = '', port = ''] = process.argv.slice(2)
const { db, end } = await runJobsOf({ folder, chatUrl, port: Number(port) })
const openSources = db.selectFrom('desk_sources').where('state', '=', 'fetching').select('source_id')
const openProposals = db.selectFrom('desk_proposals').where('state', 'in', ['waiting', 'working']).select('proposal_id')
while ([...(await openSources.execute()), ...(await openProposals.execute())].length > 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
await end()
process.exit()
