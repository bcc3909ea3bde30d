import type { ReadText } from '../rules.ts'

export type FileKind = 'page' | 'pdf' | 'docx' | 'markdown' | 'text'

export interface SourceFile {
  kind: FileKind
  bytes: Uint8Array
  /** Of the header. */
  charset?: string | undefined
}

export interface ReadSource {
  title: string
  publisher: string
  /** As the page says, such as `en`. */
  language: string | null
  text: ReadText
}

/** Before passages are made of them. */
export interface Paragraphs extends Omit<ReadSource, 'text'> {
  paragraphs: string[]
}
