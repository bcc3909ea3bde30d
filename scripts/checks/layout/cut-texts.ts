import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

/** No user text, or only compared. */
const ALLOWED: Record<string, string> = {
  'contract/cut-text.ts': 'cuts it',
  'contract/site/error-report-rules.ts': 'what is left is ASCII',
  'contract/syllabus/anchors.ts': 'compared',
  'contract/syllabus/nodes.ts': 'compared',
  'server/accounts/accounts/rules.ts': 'names of ASCII letters',
  'server/newsroom/imports/parts/report.ts': 'a list',
  'server/newsroom/imports/rules.ts': 'ASCII letters',
  'server/platform/auth/passwords.ts': 'a list',
  'server/platform/error-reports/error-reports.ts': 'a header, so Latin-1',
  'server/platform/error-reports/exception.ts': 'frames of a stack',
  'server/platform/http/http-error.ts': 'a code',
  'server/platform/mail/last-send.ts': 'a list',
  'server/practice/writing/queries/questions.ts': 'a list',
  'server/practice/writing/rules.ts': 'a list',
  'server/reading/search/commands/index-article.ts': 'a list',
  'server/reading/search/queries/passages.ts': 'compared',
  'server/settings/gst-settings.ts': 'an ASCII number',
  'server/newsroom/advice/rules/explanations.ts': 'compared',
  'server/newsroom/desk/commands/preview-draft.ts': 'a list',
  'web/app/palette/use-commands.ts': 'a list',
  'web/platform/time/dates.ts': 'English names of months and weekdays',
  'web/practice/break-game/questions.ts': 'a list',
  'web/practice/writing/photos/shrink-photo.ts': 'bytes',
  'contract/reading/article-text/dated-line.ts': 'searched for a year',
  'web/reading/today/calendar.tsx': 'days, and names of weekdays',
  'web/site/error-reports/report-errors.ts': 'an encoded address',
  'web/site/error-reports/stack-frames.ts': 'frames of a stack',
}
/** Return lists. */
const LIST_CALLS = /^(map|filter|flatMap|flat|sort|toSorted|split|data)$/
const LIST_NAME = /[^s]s$/i
const ASCII =
  /(?:toISOString\(\)|digest\('(?:hex|base64url)'\)|hashOf\([\w.]+\)|randomUUID\(\)|\b(?:(?:\w+_)?(?:day|at|date)|today|month|instant))$/

/** @returns lines that may split a character */
export function cutTexts(file: string, source: string): number[] {
  if (file in ALLOWED || !/\.(?:slice|substring|substr)\(/.test(source)) return []
  const found: number[] = []
  visit(parseSync(file, source).program, (node) => {
    if (cutsText(node, source)) found.push(source.slice(0, node.end).split('\n').length)
  })
  return found
}

function cutsText(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  if (property.type !== 'Identifier' || !/^(slice|substring|substr)$/.test(property.name)) return false
  const [from, to] = node.arguments
  if (from?.type !== 'Literal' || from.value !== 0 || !to || !isLimit(source.slice(to.start, to.end))) return false
  return !isList(object) && !ASCII.test(source.slice(object.start, object.end))
}

/** Excludes positions found in the text. */
const isLimit = (argument: string): boolean =>
  /^(?:[2-9]|\d\d[\d_]*|(?:\d+ [*+-] )?[A-Z][A-Z\d_]*(?: [*+-] \d+)?|max\w*|most|longest)$/.test(argument)

function isList(node: Node): boolean {
  if (node.type === 'ArrayExpression') return true
  if (node.type === 'MemberExpression') return isList(node.property)
  if (node.type === 'Identifier') return LIST_NAME.test(node.name) || LIST_CALLS.test(node.name)
  return node.type === 'CallExpression' && isList(node.callee)
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node)
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child, onNode)
}
