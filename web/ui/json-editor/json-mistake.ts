/** Messages of `JSON.parse` differ by browser; some lack a position. */

export interface JsonMistake {
  at: number
  /** Both count from 1. */
  line: number
  column: number
  message: string
}

/** @returns the first syntax error */
export function jsonMistake(text: string): JsonMistake | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const { at, message } = firstStop(text)
    const before = text.slice(0, at)
    return { at, line: before.split('\n').length, column: at - before.lastIndexOf('\n'), message }
  }
}

class Stop extends Error {
  readonly at: number

  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

function firstStop(text: string): { at: number; message: string } {
  try {
    new Scan(text).run()
  } catch (error) {
    if (error instanceof Stop) return error
    throw error
  }
  return { at: 0, message: 'This is not JSON' }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const BLANKS = /[ \t\n\r]*/y
const ESCAPED = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y

/** No recursion: nesting may exceed the call stack. */
class Scan {
  readonly #text: string
  readonly #open: ('}' | ']')[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  run(): void {
    this.#value()
    for (;;) {
      const end = this.#open.at(-1)
      const char = this.#next()
      if (!end) {
        if (char !== undefined) this.#stop('the end of the text')
        return
      }
      if (char === end) {
        this.#at++
        this.#open.pop()
        continue
      }
      if (char !== ',') this.#stop(`a comma or ${end}`)
      this.#at++
      if (this.#next() === end) this.#stop(`another ${end === '}' ? 'name' : 'value'} after the comma`)
      if (end === '}') this.#name()
      this.#value()
    }
  }

  /** A value, or opening brackets up to the first one inside. */
  #value(): void {
    for (;;) {
      const char = this.#next()
      if (char !== '{' && char !== '[') {
        if (char === '"') this.#string()
        else if (!this.#skip(NUMBER) && !this.#skip(WORD)) this.#stop('a value')
        return
      }
      const end = char === '{' ? '}' : ']'
      this.#at++
      if (this.#next() === end) {
        this.#at++
        return
      }
      this.#open.push(end)
      if (end === '}') this.#name()
    }
  }

  #name(): void {
    if (this.#next() !== '"') this.#stop('a name in double quotes')
    this.#string()
    if (this.#next() !== ':') this.#stop('a colon')
    this.#at++
  }

  #string(): void {
    const start = this.#at++
    for (let char = this.#text[this.#at]; char !== undefined; char = this.#text[this.#at]) {
      const at = this.#at++
      if (char === '"') return
      if (char === '\n' || char === '\r') throw new Stop(at, 'A string cannot contain a line break: close it, or write \\n')
      if (char < ' ') throw new Stop(at, 'A string cannot contain this character: write it as \\u…, or \\t for a tab')
      if (char === '\\' && !this.#skip(ESCAPED))
        throw new Stop(at, 'A backslash in a string must be followed by one of " \\ / b f n r t u')
    }
    throw new Stop(start, 'This string is never closed')
  }

  #next(): string | undefined {
    this.#skip(BLANKS)
    return this.#text[this.#at]
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    return true
  }

  #stop(expected: string): never {
    const isOver = this.#at >= this.#text.length
    throw new Stop(this.#at, isOver ? `Expected ${expected}, but the text ends here` : `Expected ${expected}`)
  }
}
