import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toggledNode } from './toggled-node.ts'

test('a paper replaces its lines, a line the whole paper, and a second press removes it', () => {
  expect(toggledNode(['gs2.courts', 'gs3.economy'], 'gs2')).toEqual(['gs3.economy', 'gs2'])
  expect(toggledNode(['gs2', 'gs3'], 'gs2.courts')).toEqual(['gs3', 'gs2.courts'])
  expect(toggledNode(['gs2', 'gs3'], 'gs2')).toEqual(['gs3'])
  expect(toggledNode(['gs1'], 'gs10')).toEqual(['gs1', 'gs10'])
})

test('no chosen node is ever within another', () => {
  const id = fc.constantFrom('gs1', 'gs2', 'gs1.a', 'gs1.b', 'gs2.a', 'gs1.a.x', 'gs1.a.y')
  fc.assert(
    fc.property(fc.array(id, { maxLength: 30 }), (pressed) => {
      const nodes = pressed.reduce<string[]>(toggledNode, [])
      expect(nodes.filter((one) => nodes.some((other) => other !== one && one.startsWith(`${other}.`)))).toEqual([])
      expect(new Set(nodes).size).toBe(nodes.length)
    }),
  )
})
