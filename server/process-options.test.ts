import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { V8_FLAGS, v8Flags } from './process-options.ts'

const text = (...files: string[]) => files.map((file) => readFileSync(`deploy/${file}`, 'utf8')).join('\n')

describe('the flags of V8', () => {
  test.each([
    ['containers', text('Dockerfile', 'compose.yaml')],
    ['web units', text('systemd/catalyst-web@.service')],
    ['the worker unit', text('systemd/catalyst-worker.service')],
  ])('are the same for %s', (_what, settings) => {
    for (const flag of V8_FLAGS) expect(settings).toContain(flag)
  })

  test('give way to those of the operator', () => {
    expect(v8Flags('--max-old-space-size=2048')).toEqual(V8_FLAGS.filter((flag) => !flag.includes('old-space')))
  })
})
