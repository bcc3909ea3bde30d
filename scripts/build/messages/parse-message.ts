import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
export { TYPE } from '@formatjs/icu-messageformat-parser'

/** What the caller of a message passes. `tag`: a function that wraps the text between `<name>` and `</name>`. */
export type Kind = 'value' | 'number' | 'choice' | 'tag'

export interface Message {
  elements: MessageFormatElement[]
  arguments: Map<string, Kind>
  /** Of `select` arguments, without `other`. */
  choices: Map<string, Set<string>>
}

/** @throws Error that names what is wrong in `text` (ICU MessageFormat) */
export function parseMessage(text: string): Message {
  const elements = parse(text, { requiresOtherClause: true, captureLocation: false })
  const message: Message = { elements, arguments: new Map(), choices: new Map() }
  collect(elements, message)
  return message
}

function collect(elements: readonly MessageFormatElement[], message: Message): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) note(message, element.value, 'value')
    if (element.type === TYPE.number) note(message, element.value, 'number')
    if (element.type === TYPE.date || element.type === TYPE.time)
      throw new Error(`{${element.value}} must be formatted by web/platform/time before it is passed`)
    if (element.type === TYPE.tag) {
      note(message, element.value, 'tag')
      collect(element.children, message)
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    note(message, element.value, element.type === TYPE.plural ? 'number' : 'choice')
    const names = Object.keys(element.options).filter((name) => name !== 'other')
    if (element.type === TYPE.select) message.choices.set(element.value, new Set(names))
    for (const { value } of Object.values(element.options)) collect(value, message)
  }
}

/** A number may also be shown as it is: `{count, plural, one {a post} other {{count} posts}}`. */
function note({ arguments: known }: Message, name: string, kind: Kind): void {
  const before = known.get(name)
  if (before === undefined || (before === 'value' && kind === 'number')) known.set(name, kind)
  else if (before !== kind && !(before === 'number' && kind === 'value'))
    throw new Error(`{${name}} is used as ${before} and as ${kind}`)
}
