import { expect, test } from 'vitest'
import { hasStructure, sourceOf } from './paste-source.ts'

test.each([
  ['# Wetlands\n\n## Past', 'markdown'],
  ['question,a,b,answer\nWho?,x,y,a', 'csv'],
  ['1. Who?\n(a) x', 'text'],
  ['Questions of the day, and more', 'text'],
])('pasted text is read as what it looks like: %j', (text, kind) => {
  expect(sourceOf({ text }).kind).toBe(kind)
})

test('a copied page is read with its headings, code from an editor as text', () => {
  expect(sourceOf({ text: 'Past', html: '<h2>Past</h2>' })).toMatchObject({ kind: 'html' })
  expect([hasStructure('<h2>Past</h2>'), hasStructure('<div><span>a</span></div>')]).toEqual([true, false])
})
