/**
 * V8 does not give back what it takes for new objects, and with a limit for the others it collects them sooner. Less than 16 MB for new objects is
 * too little for the requests that wait for the database when many come at once (docs/decisions/0029-cost-of-a-call.md).
 */
const FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512']

/** Flags for a process of the product; what an operator has said otherwise stands. */
export const littleMemory = (said = process.env.NODE_OPTIONS ?? '') =>
  FLAGS.filter((flag) => !said.includes(flag.slice(0, flag.indexOf('='))))

/** Threads share what they take from the system, instead of each keeping what it once needed (glibc). */
export const fewArenas = () => ({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' })
