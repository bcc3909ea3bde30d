import { resolve } from 'node:path'

/**
 * Flags of V8 for the product, for every way to start it (docs/decisions/0029-cost-of-a-call.md); `deploy/` has the same.
 *
 * V8 does not shrink the young generation; below 16 MB it is too small when many requests wait for the database. It collects the old generation sooner if that
 * is limited. Without the third flag, every second start with a partly filled compile cache allocates short-lived objects in the old generation and has half
 * the throughput. The last one is for `release-memory.ts`.
 */
export const V8_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]

/** Those in NODE_OPTIONS take precedence. */
export const v8Flags = (nodeOptions = process.env.NODE_OPTIONS ?? ''): string[] =>
  V8_FLAGS.filter((flag) => !nodeOptions.includes(flag.split('=')[0] as string))

/** Limits the memory pools of glibc, which otherwise keeps one for each thread, and has compiled code cached from the first module on. */
export const processEnvironment = () => ({
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('dist/compile-cache'),
})
