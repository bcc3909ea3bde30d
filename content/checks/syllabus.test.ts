import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'

interface Node {
  id: string
  text: Record<string, string>
  nodes?: Node[]
}

interface Paper {
  id: string
  title: Record<string, string>
  short: Record<string, string>
  nodes: Node[]
}

const { papers }: { papers: Paper[] } = JSON.parse(readFileSync('content/syllabus.json', 'utf8'))
const nodes = papers.flatMap((paper) => paper.nodes.flatMap((node) => [node, ...(node.nodes ?? [])]))

test('the syllabus has every paper of General Studies, and each node its own id under its paper', () => {
  expect(papers.map(({ id }) => id)).toEqual(['prelims-gs1', 'essay', 'gs1', 'gs2', 'gs3', 'gs4'])
  const ids = nodes.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const paper of papers)
    for (const node of paper.nodes) {
      expect(node.id).toMatch(new RegExp(`^${paper.id}\\.[a-z0-9-]+$`))
      for (const part of node.nodes ?? []) expect(part.id).toMatch(new RegExp(`^${node.id}\\.[a-z0-9-]+$`))
    }
})

test('every title and node of the syllabus has its words in each language', () => {
  for (const words of [...papers.flatMap(({ title, short }) => [title, short]), ...nodes.map(({ text }) => text)])
    for (const language of LANGUAGES) {
      expect(words[language]).toBeTruthy()
      expect(words[language]).toBe(words[language]?.normalize('NFC').trim())
    }
})

test('the parts of a line of the syllabus are words of that line', () => {
  for (const { text, nodes: parts = [] } of nodes)
    for (const part of parts) for (const language of LANGUAGES) expect(text[language]).toContain(part.text[language])
})
