import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { DOCUMENTS, outdated, treatmentOf } from './rules.ts'

const ORIGIN = 'https://catalyst.test'
const treated = (path: string, { method = 'GET', isOpening = false } = {}) =>
  treatmentOf({ method, url: new URL(path, ORIGIN).href, isOpening }, ORIGIN, ['/first.js'])

test.each([
  ['/api/articles/1', 'leave'],
  ['/functions/v1/x', 'leave'],
  ['/assets/a.js', 'file'],
  ['/first.js', 'file'],
  ['/favicon.svg', 'leave'],
  ['https://elsewhere.test/assets/a.js', 'leave'],
])('%s, asked for by a page: %s', (path, treatment) => expect(treated(path)).toBe(treatment))

test.each([
  ['/dashboard', 'application'],
  ['/article/0190-1?x=1', 'application'],
  ['/', 'document'],
  ['/pricing', 'document'],
  ['/pricing/', 'document'],
  ['/api/docs', 'leave'],
  ['/healthz', 'leave'],
  ['/robots.txt', 'leave'],
  ['/manifest.webmanifest', 'leave'],
])('%s, opened by somebody: %s', (path, treatment) => expect(treated(path, { isOpening: true })).toBe(treatment))

test('what changes something is never touched', () => {
  expect(treated('/assets/a.js', { method: 'POST' })).toBe('leave')
  expect(treated('/dashboard', { method: 'POST', isOpening: true })).toBe('leave')
})

test('of the versions before, the last one stays for pages that are still open', () => {
  expect(outdated(['files-1', 'other', 'files-2', 'files-3'], 'files-3')).toEqual(['files-1'])
  expect(outdated(['files-1'], 'files-1')).toEqual([])
})

test('knows every public page', () => expect(DOCUMENTS).toEqual([...PUBLIC_PATHS]))

test.each(endpoints.map(({ endpoint }) => endpoint.path))('%s, which the server answers, is left to it', (path) =>
  expect(treated(path.replace(/:\w+/g, 'x'), { isOpening: true })).toBe('leave'),
)
