/**
 * Kills the mail process repeatedly and checks every mailbox: `node bench/mail-kills.ts [kills] [people] [seed]`.
 * The suite does the same with five kills (`tests/scale/mail-kill.test.ts`).
 */
import { sendThroughKills } from '#tests/support/kills/mail-kills.ts'

const [kills = 30, people = 60, seed = 1] = process.argv.slice(2).map(Number)
const began = performance.now()
const outcome = await sendThroughKills({ people, kills, seed })
const found = [...outcome.found.values()]
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${outcome.kills} of ${kills} kills hit a process at work; ${people} people; seed ${seed}; ${seconds} s`)
console.log(
  `Found once: ${found.filter((n) => n === 1).length}, twice or more: ${found.filter((n) => n > 1).length}, missing: ${found.filter((n) => n === 0).length}`,
)
console.log(`Came in by SMTP: ${outcome.arrived}, so ${outcome.arrived - people} more than once, known by their Message-ID`)
process.exitCode = outcome.wrong.length > 0 ? 1 : 0
