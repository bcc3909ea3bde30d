import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { cutText } from '#contract/cut-text.ts'
import { isNode, isPaperOrNode, nearestNodes, withAncestors } from './nodes.ts'

export const MAX_NODES = 5

export const NodeIds = boundedList(
  z.string({ error: 'A node of the syllabus must be text' }).superRefine((id, context) => {
    if (!isNode(id)) context.addIssue({ code: 'custom', message: unknownNode(id) })
  }),
  {
    max: MAX_NODES,
    error: 'syllabus must be a list of node ids',
    tooMany: `syllabus can have at most ${MAX_NODES} nodes`,
  },
).superRefine((ids, context) => {
  for (const [index, id] of ids.entries()) {
    const above = ids.find(
      (other, place) => (other === id && place < index) || (other !== id && withAncestors(id).includes(other)),
    )
    if (above) context.addIssue({ code: 'custom', path: [index], message: alreadyCovered(id, above) })
  }
})

const alreadyCovered = (id: string, above: string): string =>
  id === above ? `"${id}" is listed twice` : `"${id}" is part of "${above}", which is listed too`

function unknownNode(id: string): string {
  const near = nearestNodes(id).map((node) => `"${node}"`)
  const hint = near.length > 0 ? `; the nearest are ${near.join(', ')}` : ''
  return `"${cutText(id, 80)}" is not a node of the syllabus${hint}`
}

export const PaperOrNode = z
  .string({ error: 'node must be text' })
  .refine(isPaperOrNode, { error: 'node must be a paper or a node of the syllabus' })
