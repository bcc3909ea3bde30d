import type { AuditRecord } from '#contract/accounts/audit.ts'
import { paths } from '#web/platform/paths.ts'

export interface Detail {
  label: string
  text: string
  /** Somebody's words, in full: they are folded up. */
  isLong: boolean
}

const LABELS: Record<string, string> = {
  author: 'Author',
  content: 'What it said',
  from: 'From',
  notes: 'Notes',
  reason: 'Reason',
  responded: 'Response',
  status: 'Status',
  to: 'To',
}
/** They lead to something, and say nothing to a person. */
const isId = (name: string) => name === 'id' || name.endsWith('_id') || name.endsWith('_ids')
const LONG = 120

/** What is told of an act, in words a person can read; `from` and `to` in one. */
export function detailsOf({ details }: Pick<AuditRecord, 'details'>): Detail[] {
  const { from, to, ...rest } = details
  const change =
    from !== undefined && to !== undefined && from !== to
      ? [{ label: 'Changed', text: `${wordsFor(from)} → ${wordsFor(to)}`, isLong: false }]
      : []
  const others = Object.entries(rest)
    .filter(([name, value]) => !isId(name) && value !== null && value !== '' && value !== false)
    .map(([name, value]) => {
      const text = wordsFor(value)
      return { label: labelOf(name), text, isLong: text.length > LONG || text.includes('\n') }
    })
  return [...change, ...others]
}

const labelOf = (name: string) => LABELS[name] ?? sentence(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function wordsFor(value: unknown): string {
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
  if (value === true) return 'yes'
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.map(wordsFor).join(', ')
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}

/** Where what was done can be looked at, if there is such a place. */
export function placeOf({ subject, details }: Pick<AuditRecord, 'subject' | 'details'>): string | undefined {
  if (subject.kind === 'report') return paths.adminReport(subject.id)
  if (subject.kind === 'forum') return paths.forum(subject.id)
  if (subject.kind === 'article') return paths.article(subject.id)
  if (subject.kind === 'person' && subject.name) return paths.adminPeople(subject.name)
  if (subject.kind === 'post' && typeof details.forum_id === 'string') return paths.post(details.forum_id, subject.id)
  return undefined
}
