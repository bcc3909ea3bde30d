const NAME = /^(\d{4})_[a-z][a-z0-9_]*\.sql$/
const SAFE = /^-- Safe in one step: .{20,}/

const RULES: [RegExp, string][] = [
  [/\bdrop\s+(table|column|schema|view|type)\b/i, 'removes something that an older process may still read'],
  [/\brename\b/i, 'renames something that an older process may still use'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i, 'changes a type: locks and rewrites the table'],
  [/\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i, 'requires a value that an older process does not write'],
  [/\btruncate\b/i, 'empties a table'],
]

export function gapsIn(files: string[]): string[] {
  return files.flatMap((name, at) => {
    const number = NAME.exec(name)?.[1]
    if (!number) return [`${name} is not named like 0042_what_it_does.sql`]
    return Number(number) === at + 1 ? [] : [`${name} should have the number ${String(at + 1).padStart(4, '0')}`]
  })
}

/** @param after unchecked first files */
export function faultsIn(files: { name: string; text: string }[], after = 0): string[] {
  const existing = new Set<string>()
  const found: string[] = []
  for (const [at, { name, text }] of files.entries()) {
    const isSafe = at < after || SAFE.test(text)
    const made = new Set(
      [...bare(text).matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, table]) => table as string),
    )
    for (const statement of bare(text).split(';'))
      for (const fault of faultsOf(statement, existing, made)) if (!isSafe) found.push(`${name}: ${fault}`)
    for (const table of made) existing.add(table)
  }
  return found
}

function faultsOf(statement: string, existing: Set<string>, made: Set<string>): string[] {
  const shown = statement.trim().split('\n')[0]?.slice(0, 80)
  const table = /\balter table (?:only )?(?:if exists )?(\w+)/i.exec(statement)?.[1]
  // No older process uses a new table.
  if (table && made.has(table)) return []
  const faults = RULES.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `"${shown}" ${why}`)
  const added = table ? [...statement.matchAll(/\badd\s+column\s+(\w+)([^,]*(?:\([^)]*\)[^,]*)*)/gi)] : []
  for (const [, column, rest = ''] of added)
    if (/\bnot null\b/i.test(rest) && !/\bdefault\b/i.test(rest))
      faults.push(`"${shown}" adds ${column} not null without a default: an older process writes rows without it`)
  const indexed = /\bcreate (?:unique )?index (?:if not exists )?\w+ on (\w+)/i.exec(statement)?.[1]
  if (indexed && existing.has(indexed) && !made.has(indexed))
    faults.push(`"${shown}" creates an index on a table that has rows: writes to it wait until the index is built`)
  return faults
}

const bare = (text: string): string =>
  text
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
