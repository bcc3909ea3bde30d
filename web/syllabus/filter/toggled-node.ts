const isWithin = (id: string, above: string) => id === above || id.startsWith(`${above}.`)

/** A chosen paper or line replaces its parts, and a part the whole that was chosen. */
export function toggledNode(nodes: readonly string[], id: string): string[] {
  if (nodes.includes(id)) return nodes.filter((one) => one !== id)
  return [...nodes.filter((one) => !isWithin(one, id) && !isWithin(id, one)), id]
}
