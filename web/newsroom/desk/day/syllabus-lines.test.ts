import { expect, test } from 'vitest'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { lineName, untouchedLines } from './syllabus-lines.ts'

const node = (node_id: string, published: number) => ({
  node_id,
  text: `About ${node_id}`,
  published,
  asked: 0,
  questions: 0,
  weight: 0,
})
const SYLLABUS: Syllabus = {
  language: 'en',
  wording: 'official',
  wording_note: null,
  papers: [
    {
      paper_id: 'gs1',
      stage: 'mains',
      title: 'General Studies I',
      short: 'GS I',
      published: 3,
      asked: 0,
      questions: 0,
      weight: 0,
      lines: [
        { ...node('gs1.art', 3), parts: [node('gs1.art.music', 0)] },
        { ...node('gs1.world', 0), parts: [node('gs1.world.wars', 0)] },
        { ...node('gs1.seas', 0), parts: [] },
      ],
    },
  ],
}

test('lines and parts without an article are proposed, those of an idea are not', () => {
  expect(untouchedLines(SYLLABUS, []).map(({ node }) => node)).toEqual(['gs1.art.music', 'gs1.world', 'gs1.seas'])
  expect(untouchedLines(SYLLABUS, ['gs1.world.wars', 'gs1.art.music'])).toEqual([
    { node: 'gs1.seas', paper: 'GS I', text: 'About gs1.seas' },
  ])
})

test('lines and their parts are named with their paper', () => {
  expect([lineName(SYLLABUS, 'gs1.art.music'), lineName(undefined, 'gs1.seas')]).toEqual([
    'GS I: About gs1.art.music',
    'gs1.seas',
  ])
})
