import { cutText } from '#contract/cut-text.ts'

const SHOWN_LINES = 5
const SHOWN_CHARACTERS = 240

/** Cut after a line, a sentence or a word with dots. The rest is not rendered, so that hidden links cannot take focus. */
export function excerptOf(text: string): string {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  if (lines.trimEnd() === text.trimEnd() && lines.length <= SHOWN_CHARACTERS) return text
  const opening = beforeList(text) ?? openingOf(lines)
  return opening.trimEnd()
}

/** Numbered, with a dash, or led by a bold word. */
const LIST_ITEM = /^[^\S\n]*(?:(?:\d+[.)]|[-•])[^\S\n]|\*\*)/gm

export const listItemsIn = (text: string): number => text.match(LIST_ITEM)?.length ?? 0

/** A list is shown whole or not at all, if something introduces it. */
function beforeList(text: string): string | undefined {
  const start = listItemsIn(text) > 1 ? text.search(LIST_ITEM) : -1
  return start > 0 && start <= SHOWN_CHARACTERS && text.slice(0, start).trim() !== '' ? text.slice(0, start) : undefined
}

function openingOf(lines: string): string {
  const start = cutText(lines, SHOWN_CHARACTERS)
  const whole = start === lines ? start : wholeSentences(start)
  return whole === undefined ? `${withoutUnclosedBold(cutAtWord(start)).trimEnd()} …` : withoutUnclosedBold(whole)
}

/** Unless it is much too short. */
function wholeSentences(text: string): string | undefined {
  const end = Math.max(text.lastIndexOf('\n'), ...sentenceEnds(text))
  return end > SHOWN_CHARACTERS / 3 ? text.slice(0, end) : undefined
}

/** List numbers such as "1." match without the group, as they end no sentence. */
const SENTENCE_END = /^\s*\d+[.?!।](?=\s)|([.?!।])(?=\s)/gm

const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(SENTENCE_END)].flatMap(({ 1: mark, index }) => (mark ? [index + 1] : []))

/** Text without spaces is kept. */
function cutAtWord(text: string): string {
  const index = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  return index > SHOWN_CHARACTERS / 2 ? text.slice(0, index) : text
}

function withoutUnclosedBold(text: string): string {
  const marks = text.split('**').length - 1
  const last = text.lastIndexOf('**')
  return marks % 2 === 0 ? text : text.slice(0, last) + text.slice(last + 2)
}
