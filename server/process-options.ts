import { resolve } from 'node:path'

/** Reasons: docs/decisions/0029-cost-of-a-call.md. `deploy/` has the same flags. */
export const V8_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]

/** Those in NODE_OPTIONS take precedence. */
export const v8Flags = (nodeOptions = process.env.NODE_OPTIONS ?? ''): string[] =>
  V8_FLAGS.filter((flag) => !nodeOptions.includes(flag.split('=')[0] as string))

/** glibc keeps a memory pool per thread by default. */
export const processEnvironment = () => ({
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('dist/compile-cache'),
})
