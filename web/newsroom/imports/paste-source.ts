import type { ImportSource } from './api.ts'

export interface Pasted {
  text: string
  /** Of the same text, as the clipboard had it. */
  html?: string
}

const IS_CSV = /^"?(?:question|stem)(?:[ _]?text)?"?[ ]?[,;\t]/i

const IS_MARKDOWN = /^#{1,6} \S/m

/** Headings and tables of a copied page are in its HTML. */
export function sourceOf({ text, html }: Pasted): ImportSource {
  if (html) return { file: new Blob([html], { type: 'text/html' }), kind: 'html' }
  if (IS_CSV.test(text.trimStart())) return { file: new Blob([text], { type: 'text/csv' }), kind: 'csv' }
  if (IS_MARKDOWN.test(text)) return { file: new Blob([text], { type: 'text/markdown' }), kind: 'markdown' }
  return { file: new Blob([text], { type: 'text/plain' }), kind: 'text' }
}

/** Editors of code put each line into HTML without meaning. */
export const hasStructure = (html: string): boolean => /<(?:h[1-6]|p|li|table|b|strong)\b/i.test(html)
