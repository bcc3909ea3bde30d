import { Parser } from 'htmlparser2'
import { cutText } from '#contract/cut-text.ts'
import { IMPORT_TOO_COMPLEX, MAX_IMPORT_BLOCKS } from '#contract/newsroom/imports/import-rules.ts'
import { type Block, FOOTNOTE, type Left, plain, type SourceDocument, Unreadable } from './document.ts'
import { Inline } from './inline.ts'
import { TableCells } from './table-cells.ts'

const SILENT = new Set(['script', 'style', 'head', 'noscript', 'template', 'button', 'select', 'textarea', 'colgroup'])
/** Left out and reported. */
const OTHER: Record<string, string> = {
  nav: 'Menus are left out.',
  form: 'Forms are left out.',
  svg: 'Pictures are left out. Please upload them as figures of the article.',
  math: 'Formulas are left out.',
  iframe: 'Embedded pages are left out.',
  video: 'Videos are left out.',
  audio: 'Recordings are left out.',
}
const PICTURE = 'Pictures are left out. Please upload them as figures of the article.'
const BLOCKS = new Set(
  'p div section article main header footer aside blockquote pre address figure figcaption ul ol dl hr body html center'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/
/** The parser takes longer for each level. */
const MAX_DEPTH = 500
const HIDDEN = /display\s*:\s*none|mso-list\s*:\s*ignore/i
/** Of a note, as pages and Google Docs write it. */
const NOTE = /\[\d{1,3}\]/g
const FOOTNOTE_ID = /^#?(?:footnote|endnote|cite_note|cite_ref|fn|_ftn|_edn)/i

interface Open {
  bold: boolean
  emphasis: boolean
  /** Nothing of it is read. */
  isSkipped: boolean
}

type Kind = Pick<Block, 'kind' | 'label' | 'depth'>

interface List {
  ordered: boolean
  next: number
  letters: boolean
}

/** One pass without a tree: elements within elements cost no stack, and nothing in the page runs. */
export function readHtml(html: string): SourceDocument {
  const reader = new HtmlReader()
  const parser = new Parser(reader, { decodeEntities: true, lowerCaseTags: true })
  parser.write(html)
  parser.end()
  reader.flush()
  return { unit: 'paragraph', blocks: reader.blocks, left: reader.left, title: reader.title }
}

class HtmlReader {
  blocks: Block[] = []
  left: Left[] = []
  title: string | undefined
  #open: Open[] = []
  #inline = new Inline()
  #lists: List[] = []
  #table: TableCells | undefined
  #nested = 0
  #kind: Kind = { kind: 'text' }
  #term = ''
  #skipped = ''
  #reason = ''
  #isTitle = false

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#open.length > MAX_DEPTH || this.blocks.length > MAX_IMPORT_BLOCKS) throw new Unreadable(IMPORT_TOO_COMPLEX)
    const outer = this.#open.at(-1) ?? { bold: false, emphasis: false, isSkipped: false }
    if (name === 'title') this.#isTitle = true
    const isSkipped = outer.isSkipped || this.#skips(name, attributes)
    const { style = '' } = attributes
    this.#open.push({
      isSkipped,
      bold: boldness(name, style) ?? outer.bold,
      emphasis: name === 'em' || name === 'i' || /font-style\s*:\s*italic/i.test(style) || outer.emphasis,
    })
    if (isSkipped) return
    if (name === 'br') this.#add('\n')
    else if (name === 'a' && /^https?:/i.test(attributes.href ?? '')) this.#inline.links.push(attributes.href ?? '')
    else this.#openBlock(name, attributes)
  }

  ontext(text: string): void {
    if (this.#isTitle) this.title = cutText(`${this.title ?? ''}${text}`.trim(), 300)
    const { isSkipped } = this.#open.at(-1) ?? {}
    if (isSkipped && this.#skipped.length < 80) this.#skipped += text
    if (!isSkipped) this.#add(text.replace(/\s+/g, ' '))
  }

  onclosetag(name: string): void {
    if (name === 'title') this.#isTitle = false
    const closed = this.#open.pop()
    if (closed?.isSkipped) {
      if (!this.#open.at(-1)?.isSkipped) this.#endSkipped()
      return
    }
    this.#closeBlock(name)
  }

  /** Ends the paragraph. */
  flush(): void {
    if (this.#table || this.#inline.isEmpty) return
    const { text: given, plain: words, links, isBold } = this.#inline.take()
    const { kind } = this.#kind
    const text = given.replace(NOTE, '')
    if (text !== given) this.#report(words, FOOTNOTE)
    this.blocks.push({
      ...this.#kind,
      at: this.blocks.length + 1,
      text: kind === 'heading' ? words.replaceAll('\n', ' ') : text,
      ...(links.length > 0 && { links }),
      ...(isBold && kind !== 'heading' && { isBold }),
    })
    this.#kind = { kind: 'text' }
  }

  #skips(name: string, { style = '', id = '', href = '', class: classes = '', ...attributes }: Record<string, string>): boolean {
    if (SILENT.has(name) || HIDDEN.test(style) || 'hidden' in attributes) return true
    if (name === 'img') this.#report(attributes.alt?.trim() || 'Picture', PICTURE)
    const isNote = (name === 'a' && FOOTNOTE_ID.test(href)) || (name === 'li' && FOOTNOTE_ID.test(id))
    if (isNote || (name === 'sup' && classes === 'reference')) return this.#skipAs(FOOTNOTE)
    return Object.hasOwn(OTHER, name) && this.#skipAs(OTHER[name] ?? '')
  }

  #skipAs(reason: string): boolean {
    this.#reason = reason
    return true
  }

  #endSkipped(): void {
    if (this.#reason) this.#report(this.#skipped.replace(/[\s↑]+/g, ' ').trim() || 'Without words', this.#reason)
    this.#reason = this.#skipped = ''
  }

  #report(words: string, reason: string): void {
    this.left.push({ at: this.blocks.length + (this.#inline.isEmpty ? 0 : 1) || 1, words, reason })
  }

  #add(text: string): void {
    const { bold, emphasis } = this.#open.at(-1) ?? { bold: false, emphasis: false }
    if (this.#table) this.#table.add(text, bold)
    else this.#inline.add(text, bold, emphasis)
  }

  #openBlock(name: string, attributes: Record<string, string>): void {
    if (this.#table) this.#inTable(name, attributes)
    else if (name === 'table') {
      this.flush()
      this.#table = new TableCells()
    } else if (HEADING.test(name)) this.#start({ kind: 'heading' })
    else if (name === 'ul' || name === 'ol') {
      this.flush()
      const next = Math.trunc(Number(attributes.start ?? 1)) || 1
      this.#lists.push({ ordered: name === 'ol', next, letters: /^a$/i.test(attributes.type ?? '') })
    } else if (name === 'li') this.#startItem()
    else if (name === 'p' && /mso-list/i.test(attributes.style ?? '')) this.#start({ kind: 'item' })
    else if (name === 'dt' || name === 'dd') this.#start({ kind: 'text' })
    // The first paragraph of an item belongs to it.
    else if (BLOCKS.has(name) && !(this.#inline.isEmpty && this.#kind.kind === 'item')) this.#start({ kind: 'text' })
  }

  #start(kind: Kind): void {
    this.flush()
    this.#kind = kind
  }

  #startItem(): void {
    const list = this.#lists.at(-1)
    const depth = this.#lists.length > 1 ? { depth: this.#lists.length } : {}
    this.#start({ kind: 'item', ...(list?.ordered && { label: labelOf(list) }), ...depth })
  }

  #closeBlock(name: string): void {
    if (this.#table) this.#closeInTable(name)
    else if (name === 'dt') this.#term = this.#inline.take().plain
    else if (name === 'dd' && this.#term) {
      const { text } = this.#inline.take()
      this.#inline.add(`${this.#term}: ${text}`, false, false)
      this.flush()
    } else if (name === 'ul' || name === 'ol') {
      this.flush()
      this.#lists.pop()
      this.#kind = { kind: 'text' }
    } else if (name === 'li' || HEADING.test(name) || BLOCKS.has(name)) this.flush()
  }

  #inTable(name: string, attributes: Record<string, string>): void {
    if (name === 'table') this.#nested++
    else if (this.#nested > 0) this.#table?.add(' ', false)
    else if (name === 'tr') this.#table?.startRow()
    else if (name === 'td' || name === 'th') this.#table?.startCell(Number(attributes.colspan) || 1)
    else if (BLOCKS.has(name) || name === 'li') this.#table?.add('\n', false)
  }

  #closeInTable(name: string): void {
    if (name !== 'table') return
    if (this.#nested > 0) this.#nested--
    else {
      const rows = this.#table?.rows() ?? []
      this.#table = undefined
      if (rows.length > 0)
        this.blocks.push({
          kind: 'table',
          at: this.blocks.length + 1,
          text: rows.map((row) => plain(row.join(' '))).join('\n'),
          rows,
        })
    }
  }
}

function boldness(name: string, style: string): boolean | undefined {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]
  if (weight) return weight === 'bold' || Number(weight) >= 600
  return name === 'b' || name === 'strong' || name === 'th' ? true : undefined
}

function labelOf(list: List): string {
  const number = list.next++
  return list.letters && number <= 26 ? `(${String.fromCharCode(96 + number)})` : `${number}.`
}
