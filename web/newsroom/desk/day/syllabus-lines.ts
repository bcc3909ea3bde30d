import type { Syllabus } from '#contract/syllabus/ledger.ts'

export interface Line {
  node: string
  /** Short name of its paper. */
  paper: string
  text: string
}

/** @returns lines without a published article, and such parts of the others, that no plan names */
export function untouchedLines({ papers }: Syllabus, taken: readonly string[]): Line[] {
  const isFree = ({ node_id, published }: { node_id: string; published: number }) =>
    published === 0 && !taken.some((one) => one === node_id || one.startsWith(`${node_id}.`))
  return papers.flatMap(({ short, lines }) =>
    lines
      .flatMap((line) => (line.published === 0 ? [line] : line.parts))
      .filter(isFree)
      .map(({ node_id, text }) => ({ node: node_id, paper: short, text })),
  )
}

/** `GS2: Federalism`; the id while the syllabus loads. */
export function lineName(syllabus: Syllabus | undefined, node: string): string {
  for (const { short, lines } of syllabus?.papers ?? [])
    for (const line of lines) {
      const found = [line, ...line.parts].find(({ node_id }) => node_id === node)
      if (found) return `${short}: ${found.text}`
    }
  return node
}
