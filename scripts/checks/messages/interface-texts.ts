import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { readTexts } from '../../build/messages/write-messages.ts'
import { ENGLISH_ONLY, ID_PROPERTIES, NOT_SHOWN, OTHER_FILES } from './exceptions.ts'

/** Not text: they name a look, a place or a kind. */
const NO_TEXT =
  /^(accept|align|as|autoComplete|\w*[cC]lass(Name)?|data-.*|dateTime|d|enterKeyHint|fill|for|form|href|htmlFor|id|inputMode|key|kind|lang|language|mode|pattern|points|rel|role|section|side|size|sizes|src|srcSet|stroke.*|style|tab|target|to|tone|transform|type|variant|viewBox|width|height)$/

/** Shown in the reading language, by `ControlWord`. */
const CONTROLS = new Set(Object.values(readTexts('en', 'reading-language/controls')))

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** @returns `file:line: text` for each text of the interface that stands in a component instead of messages/ */
export function interfaceTexts(folder = 'web'): string[] {
  const excepted = new Set(globSync([...ENGLISH_ONLY, ...OTHER_FILES].flatMap((path) => [path, `${path}/**/*`])))
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.') && !excepted.has(file))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))
}

export function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  const report = (node: Node, text: string) => {
    const shown = text.trim().replace(/\s+/g, ' ')
    const line = source.slice(0, node.start).split('\n').length
    if (!NOT_SHOWN.has(shown) && !CONTROLS.has(shown)) found.push(`${file}:${line}: ${shown}`)
  }
  walk(parseSync(file, source).program as unknown as Node, report)
  return found
}

function walk(node: unknown, report: (node: Node, text: string) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, report)
  if (!isNode(node) || /^(Import|TS)/.test(node.type)) return
  if (node.type === 'Property' && ID_PROPERTIES.has(String((node.key as { name?: string }).name))) return
  if (node.type === 'JSXAttribute') {
    walkAttribute(node, report)
    return
  }
  if (node.type === 'JSXText' && hasWords(String(node.value))) report(node, String(node.value))
  if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value)) report(node, node.value)
  if (node.type === 'TemplateLiteral') walkTemplate(node, report)
  for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, report)
}

function walkAttribute(node: Node, report: (node: Node, text: string) => void): void {
  const { name } = node.name as { name: string }
  const value = node.value as Node | null
  if (NO_TEXT.test(String(name))) return
  if (value?.type === 'Literal' && hasWords(String(value.value)) && /[A-Z ]/.test(String(value.value)))
    report(value, String(value.value))
  else walk(value, report)
}

function walkTemplate(node: Node, report: (node: Node, text: string) => void): void {
  const text = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')
  if (isSentence(text)) report(node, text)
}

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && 'type' in value
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** A capital first, or words with spaces that are no list of class names, no address and no query. */
const isSentence = (text: string) =>
  hasWords(text) &&
  !/[-:[\]/=]\w*(?: |$)|^[\w-]+:|^\.|[{};]|\b(?:flex|grid|rounded|border|text|font|whitespace|min|max)-/.test(text) &&
  (/^…? ?[A-Z][a-z’]+(?: |…|[.?!]|$)/.test(text) || /\p{L}{2,} \p{L}+|…\s?\p{L}{3,}|\p{L}{3,}\s…/u.test(text))
