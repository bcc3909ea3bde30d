import { type Line, optionIn } from './question-lines.ts'

export interface QuestionLines {
  number: number
  lines: Line[]
}

/** `Q1.`, `Q.1)`, `Question 1:`, `Q:` */
const EXPLICIT = /^q(?:ue(?:stion)?)?\.?\s*(?:no\.?\s*)?(\d{1,3})?(?:\s*[.):–-]+\s*|(?<=\d)\s+|(?<=\d)$)(.*)$/i
const NUMBERED = /^(\d{1,3})\s*[.)]\s*([^\d\s].*|\d.*\?)$/
/** Words with which questions begin. */
const ASKS =
  /\?$|:$|\b(?:which|what|who|whom|when|where|how|why|consider|with reference|match|arrange|assertion|statement|following)\b/i
export const ANSWER =
  /^(?:the\s+)?(?:correct\s+)?(?:ans(?:wer)?|key|option)(?:\s+(?:key|option|is))*\s*(?:[.:=)–-]+\s*|\s+(?=[([]?[a-h][)\].]?(?:\s|$)))(\S.*)?$/i

/**
 * Numbered statements within a question and lists within an explanation begin no question.
 * @returns lines before the first question too
 */
export function splitQuestions(lines: readonly Line[]): { before: Line[]; questions: QuestionLines[] } {
  const splitter = new Splitter(lines)
  for (const [index, line] of lines.entries()) splitter.read(line, index)
  return splitter
}

class Splitter {
  before: Line[] = []
  questions: QuestionLines[] = []
  #isOptionNext: boolean[]
  /** Letters in their order so far. */
  #letters = 0
  #hasOptions = false
  #isAnswered = false
  /** Of the last numbered line within. */
  #last: { number: number; isAfterOptions: boolean } | undefined

  constructor(lines: readonly Line[]) {
    this.#isOptionNext = optionsBeforeAnswers(lines)
  }

  read(line: Line, index: number): void {
    const begun = this.#begunBy(line, index)
    if (begun) this.#start(begun)
    else this.#add(line)
  }

  #begunBy(line: Line, index: number): QuestionLines | undefined {
    const [, explicit, rest] = EXPLICIT.exec(line.text) ?? []
    const next = (this.questions.at(-1)?.number ?? 0) + 1
    if (rest !== undefined) return { number: Number(explicit ?? next), lines: rest ? [{ ...line, text: rest }] : [] }
    const [, numbered, words = ''] = NUMBERED.exec(line.text) ?? []
    const number = Number(numbered)
    if (!numbered || line.isNested || !this.#begins(number, words, index)) return undefined
    return { number, lines: [{ ...line, text: words }] }
  }

  #add(line: Line): void {
    const number = NUMBERED.exec(line.text)?.[1]
    if (number) this.#last = { number: Number(number), isAfterOptions: this.#hasOptions }
    this.#note(line)
    const lines = this.questions.at(-1)?.lines ?? this.before
    lines.push(line)
  }

  #begins(number: number, words: string, index: number): boolean {
    const open = this.questions.at(-1)
    const isAsked = ASKS.test(words) && this.#isOptionNext[index] === true
    if (!open) return this.#isOptionNext[index] === true || ASKS.test(words)
    const isNextOfList = this.#last?.number === number - 1
    const isNext = number === open.number + 1
    if (!this.#hasOptions) return (isNext && !isNextOfList) || (this.#isAnswered && (isNext || isAsked))
    if (isNextOfList && this.#last?.isAfterOptions) return isNext && this.#isAnswered && isAsked
    return isNext || (this.#isAnswered && (number > open.number || isAsked))
  }

  #start(question: QuestionLines): void {
    this.questions.push(question)
    this.#letters = 0
    this.#hasOptions = this.#isAnswered = false
    this.#last = undefined
  }

  #note({ text }: Line): void {
    if (ANSWER.test(text)) this.#isAnswered = true
    const letter = optionIn(text)?.letter
    if (!letter) return
    const place = letter.charCodeAt(0) - 97
    this.#letters = place === 0 ? 1 : place === this.#letters ? place + 1 : this.#letters
    if (this.#letters > 1) this.#hasOptions = true
  }
}

/** For each line: an option follows, and no answer comes first. */
function optionsBeforeAnswers(lines: readonly Line[]): boolean[] {
  const found: boolean[] = []
  let isOption = false
  for (let index = lines.length - 1; index >= 0; index--) {
    found[index] = isOption
    const { text = '', isNested = false } = lines[index] ?? {}
    if (ANSWER.test(text)) isOption = false
    else if (isNested || optionIn(text)?.letter === 'a') isOption = true
  }
  return found
}
