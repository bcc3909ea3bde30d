/**
 * Kills the process that translates and records repeatedly and checks the results: `node bench/processing-kills.ts [kills] [articles] [seed]`.
 * The suite does the same with four kills (`tests/scale/processing-kill.test.ts`).
 */
import { processThroughKills } from '#tests/support/kills/processing-kills.ts'

const [kills = 30, articles = 12, seed = 1] = process.argv.slice(2).map(Number)
const began = performance.now()
const outcome = await processThroughKills({ articles, kills, seed })
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${outcome.kills} of ${kills} kills hit a process at work; ${outcome.units} units; seed ${seed}; ${seconds} s`)
console.log(`Made twice or lost: ${outcome.wrong.length}${outcome.wrong.map((one) => `\n  ${one}`).join('')}`)
console.log(`Texts sent again after a kill: ${outcome.askedAgain}; asked for once all was made: ${outcome.askedAfterwards}`)
process.exitCode = outcome.wrong.length + outcome.askedAfterwards > 0 ? 1 : 0
