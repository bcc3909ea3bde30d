/**
 * V8 does not shrink the young generation, and collects the old generation sooner if it is limited. A semi-space below 16 MB is too small when many
 * requests wait for the database (docs/decisions/0029-cost-of-a-call.md).
 */
const FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512']

/** The flags of V8 for the product. Those in NODE_OPTIONS take precedence. */
export const littleMemory = (nodeOptions = process.env.NODE_OPTIONS ?? '') =>
  FLAGS.filter((flag) => !nodeOptions.includes(flag.slice(0, flag.indexOf('='))))

/** Limits the memory pools of glibc, of which it would otherwise keep one for each thread. */
export const fewArenas = () => ({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' })
