import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '#contract/community/forum-rules.ts'
import { storedLength } from '#contract/nfc.ts'
import * as m from '#messages/community/forums.ts'

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

/** Beside the field, once the other one is filled in: the button is disabled without it. */
export function missingFields({ category_id, title }: Pick<Fields, 'category_id' | 'title'>): {
  category?: string
  title?: string
} {
  if (category_id === '' && title.trim() !== '') return { category: m.categoryMissing }
  return category_id !== '' && title.trim() === '' ? { title: m.titleMissing } : {}
}

export const characterCount = (text: string, most: number): string => m.characterCount({ written: storedLength(text), most })

/** Undefined if it is short enough. */
export function tooLongText(text: string, most: number): string | undefined {
  const over = storedLength(text) - most
  return over > 0 ? m.tooLong({ most, over }) : undefined
}
