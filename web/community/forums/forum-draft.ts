import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '#contract/community/forum-rules.ts'
import { storedLength } from '#contract/nfc.ts'

type Fields = Record<'category_id' | 'title' | 'description' | 'pin', string>

/** @returns `undefined` while the draft is not valid */
export function toNewForum(draft: Fields, categories: readonly { category_id: string }[], mayPin: boolean) {
  const { category_id, title, description } = draft
  const isReady =
    categories.some((category) => category.category_id === category_id) &&
    title.trim() !== '' &&
    storedLength(title) <= MAX_TITLE_CHARACTERS &&
    storedLength(description) <= MAX_DESCRIPTION_CHARACTERS
  if (!isReady) return undefined
  return { category_id, title: title.trim(), description: description.trim(), is_pinned: mayPin && draft.pin !== '' }
}

/** The missing fields, for a disabled button. */
export function missingText({ category_id, title }: Pick<Fields, 'category_id' | 'title'>): string {
  if (category_id !== '' && title.trim() !== '') return ''
  if (category_id !== '') return 'A title is missing.'
  return title.trim() === '' ? 'A category and a title are missing.' : 'A category is missing.'
}

export function characterCount(text: string, most: number): string {
  const length = storedLength(text)
  return length > most ? `${length - most} too many, at most ${most} characters` : `${length}/${most} characters`
}
