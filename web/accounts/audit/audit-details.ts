import type { AuditRecord } from '#contract/accounts/audit.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'

export interface Detail {
  label: string
  text: string
  /** Collapsed. */
  isLong: boolean
}

const LABELS: Record<string, string> = {
  author: 'Author',
  content: 'Content',
  from: 'From',
  notes: 'Notes',
  reason: 'Reason',
  revision: 'Version',
  responded: 'Response',
  status: 'Status',
  to: 'To',
}
/** Used for links, not shown. */
const isId = (name: string) => name === 'id' || name.endsWith('_id') || name.endsWith('_ids')
const LONG_TEXT_LENGTH = 120

/** `from` and `to` become one line. */
export function detailsOf({ details }: Pick<AuditRecord, 'details'>): Detail[] {
  const { from, to, ...rest } = details
  const change =
    from !== undefined && to !== undefined && from !== to
      ? [{ label: 'Changed', text: `${formatValue(from)} → ${formatValue(to)}`, isLong: false }]
      : []
  const others = Object.entries(rest)
    .filter(([name, value]) => !isId(name) && value !== null && value !== '' && value !== false)
    .map(([name, value]) => {
      const text = formatValue(value)
      return { label: formatLabel(name), text, isLong: text.length > LONG_TEXT_LENGTH || text.includes('\n') }
    })
  return [...change, ...others]
}

const formatLabel = (name: string) => LABELS[name] ?? capitalise(name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function formatValue(value: unknown): string {
  if (typeof value === 'string') return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
  if (value === true) return 'yes'
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.map(formatValue).join(', ')
  if (Array.isArray(value) && value.every(isArticleChange)) return value.map(formatArticleChange).join('\n')
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}

interface ArticleChange {
  title: string
  change: string
  fields?: string[]
}

const isArticleChange = (value: unknown): value is ArticleChange =>
  typeof value === 'object' && value !== null && 'title' in value && 'change' in value

/** `Changed: A title (summary, quiz_title)` */
const formatArticleChange = ({ title, change, fields = [] }: ArticleChange): string =>
  `${capitalise(change)}: ${title}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`

/** A day is named by its date. */
export const subjectName = ({ subject: { kind, name } }: Pick<AuditRecord, 'subject'>): string =>
  kind === 'entry' && /^\d{4}-\d\d-\d\d$/.test(name) ? formatDay(name, 'short') : name

export function subjectPath({ subject, details }: Pick<AuditRecord, 'subject' | 'details'>): string | undefined {
  if (subject.kind === 'entry') return paths.adminEntry(subject.id)
  if (subject.kind === 'report') return paths.adminReport(subject.id)
  if (subject.kind === 'forum') return paths.forum(subject.id)
  if (subject.kind === 'article') return paths.article(subject.id)
  if (subject.kind === 'person' && subject.name) return paths.adminPeople(subject.name)
  if (subject.kind === 'post' && typeof details.forum_id === 'string') return paths.post(details.forum_id, subject.id)
  return undefined
}
