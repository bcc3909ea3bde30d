import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { outdated, treatmentOf } from './rules.ts'

const ORIGIN = 'https://catalyst.test'
const treated = (path: string, { method = 'GET', isNavigation = false } = {}) =>
  treatmentOf({ method, url: new URL(path, ORIGIN).href, isNavigation }, ORIGIN, ['/before-paint.js'])

test.each([
  ['/api/articles/1', 'leave'],
  ['/functions/v1/x', 'leave'],
  ['/assets/a.js', 'file'],
  ['/before-paint.js', 'file'],
  ['/favicon.svg', 'leave'],
  ['https://elsewhere.test/assets/a.js', 'leave'],
])('a page requests %s: %s', (path, treatment) => expect(treated(path)).toBe(treatment))

test.each([
  ['/dashboard', 'application'],
  ['/article/0190-1?x=1', 'application'],
  ['/syllabus/gs3.new-technologies.space', 'application'],
  ['/', 'document'],
  ['/pricing', 'document'],
  ['/pricing/', 'document'],
  ['/hi/', 'document'],
  ['/ta/pricing', 'document'],
  ['/hindi', 'application'],
  ['/api/docs', 'leave'],
  ['/healthz', 'leave'],
  ['/robots.txt', 'leave'],
  ['/manifest.webmanifest', 'leave'],
  ['/.well-known/security.txt', 'leave'],
])('a user opens %s: %s', (path, treatment) => expect(treated(path, { isNavigation: true })).toBe(treatment))

const OWN_FILES = readdirSync('web/public', { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))

test.each(OWN_FILES)('a user opens the file /%s: leave', (name) =>
  expect(treated(`/${name}`, { isNavigation: true })).toBe('leave'),
)

test('requests other than GET are never handled', () => {
  expect(treated('/assets/a.js', { method: 'POST' })).toBe('leave')
  expect(treated('/dashboard', { method: 'POST', isNavigation: true })).toBe('leave')
})

test('the cache of the previous version stays for pages that are still open', () => {
  expect(outdated(['files-1', 'other', 'files-2', 'files-3'], 'files-3')).toEqual(['files-1'])
  expect(outdated(['files-1'], 'files-1')).toEqual([])
})

test.each(endpoints.map(({ endpoint }) => endpoint.path))('%s is left to the server', (path) =>
  expect(treated(path.replace(/:\w+/g, 'x'), { isNavigation: true })).toBe('leave'),
)
