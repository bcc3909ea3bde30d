interface Run {
  text: string
  bold: boolean
  emphasis: boolean
}

/** Text of a block with its marks, as the product writes them. */
export class Inline {
  #runs: Run[] = []
  links: string[] = []

  add(text: string, bold: boolean, emphasis: boolean): void {
    if (!text) return
    const last = this.#runs.at(-1)
    if (last && last.bold === bold && last.emphasis === emphasis) last.text += text
    else this.#runs.push({ text, bold, emphasis })
  }

  get isEmpty(): boolean {
    return this.#runs.every(({ text }) => text.trim() === '')
  }

  /** Empties it. */
  take(): { text: string; plain: string; links: string[]; isBold: boolean } {
    const runs = this.#runs
    const links = this.links
    this.#runs = []
    this.links = []
    const worded = runs.filter(({ text }) => text.trim() !== '')
    return {
      text: tidy(runs.map(marked).join('')),
      plain: tidy(runs.map(({ text }) => text).join('')),
      links,
      isBold: worded.length > 0 && worded.every(({ bold }) => bold),
    }
  }
}

/** Marks stand at words, not at blanks. Bold wins over emphasis: both together are not in the markup. */
function marked({ text, bold, emphasis }: Run): string {
  const core = text.trim()
  const mark = bold ? '**' : emphasis ? '*' : ''
  if (!mark || !core || core.includes('*') || (core.includes('\n') && !bold)) return text
  const start = text.indexOf(core)
  return `${text.slice(0, start)}${mark}${core}${mark}${text.slice(start + core.length)}`
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
