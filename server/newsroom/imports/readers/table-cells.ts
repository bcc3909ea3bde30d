import { Inline } from './inline.ts'

const MAX_SPAN = 20

/** Cells of one table, row by row. */
export class TableCells {
  #rows: string[][] = []
  #row: string[] = []
  #cell: Inline | undefined
  #span = 1

  startRow(): void {
    this.#endRow()
  }

  /** @param span columns that it covers: the others stay empty */
  startCell(span: number): void {
    this.#endCell()
    this.#cell = new Inline()
    this.#span = Math.min(MAX_SPAN, Math.max(1, Math.trunc(span)))
  }

  add(text: string, bold: boolean): void {
    this.#cell?.add(text, bold, false)
  }

  /** Rows with words, all of the same length. */
  rows(): string[][] {
    this.#endRow()
    const worded = this.#rows.filter((row) => row.some((cell) => cell !== ''))
    const width = worded.reduce((most, row) => Math.max(most, row.length), 0)
    return worded.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  }

  #endCell(): void {
    if (!this.#cell) return
    const { text, plain, isBold } = this.#cell.take()
    this.#row.push(isBold ? plain : text, ...Array<string>(this.#span - 1).fill(''))
    this.#cell = undefined
  }

  #endRow(): void {
    this.#endCell()
    if (this.#row.length > 0) this.#rows.push(this.#row)
    this.#row = []
  }
}
