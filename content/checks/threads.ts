import { readFileSync } from 'node:fs'
import { SampleThreads } from '#contract/newsroom/threads.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import type { DayFile } from './finding.ts'

export const readThreads = (): unknown => JSON.parse(readFileSync('content/threads.json', 'utf8'))

/** A day may be named before it is written; a thread needs an article that can be read, and a day that exists has the positions named. */
export function checkThreads(files: DayFile[], content: unknown): Finding[] {
  const read = SampleThreads.safeParse(content)
  if (!read.success) return read.error.issues.map(({ path, message }) => ({ path: `threads.json ${path.join('.')}`, message }))
  const counts = new Map(files.map(({ day }) => [day.publication_date, day.articles.length]))
  return read.data.threads.flatMap(({ title, articles }) => {
    const path = `threads.json ${title}`
    const wrong = articles.filter((name) => !isThere(name, counts, true))
    return [
      ...wrong.map((name) => ({ path, message: `${name} is no article of its day` })),
      ...(articles.some((name) => isThere(name, counts, false)) ? [] : [{ path, message: 'No article of it is in the library' }]),
      ...(new Set(articles).size === articles.length ? [] : [{ path, message: 'Names an article twice' }]),
    ]
  })
}

function isThere(name: string, counts: ReadonlyMap<string, number>, ifUnknown: boolean): boolean {
  const [day = '', position] = name.split(':')
  const count = counts.get(day)
  return count === undefined ? ifUnknown : Number(position) < count
}
