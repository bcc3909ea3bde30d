import { readFileSync } from 'node:fs'
import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { type SampleDraft, SampleDrafts } from '#contract/newsroom/desk/sample-drafts.ts'
import type { Finding } from '#server/newsroom/advice/rules/finding.ts'
import { mistakesIn, mistakesInNews } from '#server/newsroom/desk/rules.ts'

const FILE = 'desk.json'

export const readDrafts = (): unknown => JSON.parse(readFileSync(`content/${FILE}`, 'utf8'))

/** A comment is about words of its section, and what is approved could be uploaded. */
export function checkDrafts(content: unknown): Finding[] {
  const read = SampleDrafts.safeParse(content)
  if (!read.success) return read.error.issues.map(({ path, message }) => ({ path: `${FILE} ${path.join('.')}`, message }))
  return read.data.drafts.flatMap((draft) =>
    [...wrongQuotes(draft), ...mistakesOf(draft)].map(({ path, message }) => ({
      path: `${FILE} ${draft.title} ${path}`,
      message,
    })),
  )
}

function wrongQuotes({ article, comments }: SampleDraft): Finding[] {
  const sections = sectionsOf(article)
  return comments
    .filter(({ section, quote }) => !Object.values(sections[section] ?? {}).some((value) => String(value).includes(quote)))
    .map(({ section, quote }) => ({ path: section, message: `“${quote}” is not in it` }))
}

function mistakesOf({ kind, state, article }: SampleDraft): Finding[] {
  if (state !== 'approved') return []
  return kind === 'in_news' ? mistakesInNews(sectionsOf(article)) : mistakesIn(article)
}
