/** @throws Error unless places and tables match */
export function fillPlaces(text: string, tables: Record<string, string>): string {
  const left = new Set(Object.keys(tables))
  const filled = text.replace(/(<!-- begin: (\w+) -->\n).*?(<!-- end -->)/gs, (_, begin, name, end) => {
    if (!left.delete(name)) throw new Error(`There is no table for the place "${name}", or the place is there twice`)
    return `${begin}\n${tables[name]}\n\n${end}`
  })
  if (left.size > 0) throw new Error(`There is no place for ${[...left].join(', ')}`)
  return filled
}

export const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
