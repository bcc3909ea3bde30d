import type { ArticleChange } from '#contract/newsroom/entries.ts'
import { type InNewsUpload, itemKey } from '#contract/newsroom/upload/in-news-upload.ts'
import type { KnownItem } from '#server/reading/shared/in-news-items.ts'
import { fingerprint } from './fingerprint.ts'

export interface WantedItem {
  /** `null` for a new item. */
  item_id: string | null
  upload: InNewsUpload
}

/** By kind and name; then a new name of the same kind and text, so that a corrected name keeps the id too. */
export function pairedItems(before: readonly KnownItem[], uploads: readonly InNewsUpload[]): WantedItem[] {
  const left = new Map(before.map(({ item_id, upload }) => [item_id, upload]))
  const take = (isSame: (one: InNewsUpload) => boolean) => {
    const found = [...left].find(([, upload]) => isSame(upload))?.[0] ?? null
    if (found) left.delete(found)
    return found
  }
  const paired = uploads.map((upload) => ({ upload, item_id: take((one) => itemKey(one) === itemKey(upload)) }))
  return paired.map(({ upload, item_id }) => ({
    upload,
    item_id: item_id ?? take(({ kind, text }) => kind === upload.kind && text === upload.text),
  }))
}

/** Only what differs: new order first, then removed items. */
export function itemChanges(before: readonly KnownItem[], wanted: readonly WantedItem[]): ArticleChange[] {
  const then = wanted.flatMap(({ item_id }) => item_id ?? [])
  const staying = before.map(({ item_id }) => item_id).filter((id) => then.includes(id))
  const changes = wanted.map(({ item_id, upload }): ArticleChange => {
    const old = before.find((item) => item.item_id === item_id)
    if (!old) return changeOf(upload, 'new')
    const fields = [
      ...fieldsChanged(old.upload, upload),
      ...(staying.indexOf(old.item_id) === then.indexOf(old.item_id) ? [] : ['position']),
    ]
    return changeOf(upload, fields.length > 0 ? 'changed' : 'unchanged', fields)
  })
  const removed = before.filter(({ item_id }) => !then.includes(item_id)).map(({ upload }) => changeOf(upload, 'removed'))
  return [...changes, ...removed].filter(({ change }) => change !== 'unchanged')
}

const changeOf = ({ name }: InNewsUpload, change: ArticleChange['change'], fields: string[] = []): ArticleChange => ({
  article_id: null,
  title: name,
  change,
  fields,
  part: 'in_news',
})

const FIELDS: (keyof InNewsUpload)[] = ['kind', 'name', 'text', 'rank', 'point', 'source', 'syllabus', 'translated']

const fieldsChanged = (before: InNewsUpload, after: InNewsUpload): string[] =>
  FIELDS.filter((field) => fingerprint(before[field]) !== fingerprint(after[field]))
