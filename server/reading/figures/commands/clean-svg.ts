import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import {
  DRAWING_BROKEN,
  DRAWING_EMPTY,
  DRAWING_HAS_DOCTYPE,
  DRAWING_NOT_SVG,
  DRAWING_NOT_UTF8,
  DRAWING_TOO_COMPLEX,
  MAX_DRAWING_ELEMENTS,
} from '#contract/reading/figure-rules.ts'
import { drawingSize, type Size } from '../rules.ts'
import {
  isHarmlessAttribute,
  isHarmlessStyle,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
  XLINK_NAMESPACE,
} from './svg-rules.ts'

export interface CleanSvg {
  svg: string
  size: Size
  removed: string[]
}

const MAX_DEPTH = 100
const MAX_REMOVED = 30
/** `template` comes from DOMPurify. */
const NOT_TOLD = ['#comment', '#text', 'template']
const SHOWN = 'path, rect, circle, ellipse, line, polyline, polygon, text, use'

/**
 * DOMPurify with our own lists, then a second check.
 * @returns a message if the file cannot be shown
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg | string {
  const text = textOf(bytes)
  if (text === undefined) return DRAWING_NOT_UTF8
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) return DRAWING_HAS_DOCTYPE
  if (text.split('<').length > 2 * MAX_DRAWING_ELEMENTS + 100) return DRAWING_TOO_COMPLEX
  const { window } = new JSDOM('')
  try {
    const root = rootOf(window, text)
    if (typeof root === 'string') return root
    const found = drawingSize((name) => root.getAttribute(name))
    if (typeof found === 'string') return found
    return cleaned(window, root, found)
  } finally {
    window.close()
  }
}

type Window = JSDOM['window']

/** Other encodings could hide content from the checks. */
function textOf(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
  return /^utf-?8$/i.test(declared) && !text.includes('\0') ? text : undefined
}

function rootOf(window: Window, text: string): Element | string {
  let document: Document
  try {
    document = new window.DOMParser().parseFromString(text.trim(), 'image/svg+xml')
  } catch {
    return DRAWING_BROKEN
  }
  const root = document.documentElement
  if (document.querySelector('parsererror')) return DRAWING_BROKEN
  if (root.localName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE || root.prefix) return DRAWING_NOT_SVG
  return isTooComplex(root) ? DRAWING_TOO_COMPLEX : root
}

/** Iterative: deep nesting cannot overflow the stack. */
function isTooComplex(root: Element): boolean {
  let level: Element[] = [root]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > MAX_DEPTH || count > MAX_DRAWING_ELEMENTS) return true
    level = level.flatMap((element) => [...element.children])
  }
  return false
}

function cleaned(window: Window, root: Element, { size, viewBox }: { size: Size; viewBox: string }): CleanSvg | string {
  const removed = new Set<string>()
  const body = purify(window, root, removed)
  const svg = body.firstElementChild
  if (!svg || body.childElementCount !== 1 || svg.localName !== 'svg' || !svg.querySelector(SHOWN)) return DRAWING_EMPTY
  if (drawnElements(svg) > MAX_DRAWING_ELEMENTS) return DRAWING_TOO_COMPLEX
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('width', String(size.width))
  svg.setAttribute('height', String(size.height))
  const text = new window.XMLSerializer().serializeToString(svg)
  assertClean(window, text)
  return { svg: text, size, removed: [...removed].sort().slice(0, MAX_REMOVED) }
}

function purify(window: Window, root: Element, removed: Set<string>): Element {
  const purify = createDOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName.startsWith('xmlns')) return
    const isKnown = SVG_ATTRIBUTES.includes(attribute.attrName)
    attribute.keepAttr = isKnown && isHarmlessAttribute(element.localName, attribute.attrName, attribute.attrValue)
    attribute.forceKeepAttr = attribute.keepAttr
    if (!attribute.keepAttr) removed.add(attribute.attrName)
  })
  for (const style of root.querySelectorAll('style'))
    if (!isHarmlessStyle(style.textContent)) {
      style.remove()
      removed.add('style')
    }
  const body = purify.sanitize(root, {
    ALLOWED_TAGS: SVG_ELEMENTS,
    ALLOWED_ATTR: SVG_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: false,
    NAMESPACE: SVG_NAMESPACE,
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    RETURN_DOM: true,
    SANITIZE_DOM: false,
  }) as unknown as Element
  for (const one of purify.removed)
    if ('element' in one && !NOT_TOLD.includes(one.element.nodeName)) removed.add(one.element.nodeName)
  return body
}

/** Follows `use`: copies of copies grow exponentially. A cycle is infinite. */
function drawnElements(root: Element): number {
  const known = new Map<Element, number>()
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const count = (element: Element, depth: number): number => {
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY
    const seen = known.get(element)
    if (seen !== undefined) return seen
    known.set(element, Number.POSITIVE_INFINITY)
    const id = element.localName === 'use' ? (element.getAttribute('href') ?? element.getAttribute('xlink:href')) : null
    const target = id ? byId.get(id.trim().slice(1)) : undefined
    let sum = 1 + (target ? count(target, depth + 1) : 0)
    for (const child of element.children) sum += count(child, depth + 1)
    known.set(element, sum)
    return sum
  }
  return count(root, 0)
}

/** @throws Error if anything forbidden is left */
function assertClean(window: Window, text: string): void {
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml')
  const nodes = document.createNodeIterator(document, window.NodeFilter.SHOW_ALL)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { nodeType, nodeName } = node
    if (nodeType === node.DOCUMENT_NODE || nodeType === node.TEXT_NODE) continue
    if (nodeType !== node.ELEMENT_NODE) throw new Error(`The cleaned SVG has ${nodeName}`)
    assertCleanElement(node as Element)
  }
}

function assertCleanElement(element: Element): void {
  const { nodeName, namespaceURI } = element
  const isKnown = namespaceURI === SVG_NAMESPACE && SVG_ELEMENTS.includes(nodeName)
  const isStyled = nodeName === 'style' && !isHarmlessStyle(element.textContent)
  if (!isKnown || isStyled) throw new Error(`The cleaned SVG has ${nodeName}`)
  for (const { name, value, namespaceURI: namespace } of element.attributes) {
    const isForeign = name === 'xlink:href' && namespace !== XLINK_NAMESPACE
    if (isForeign || !SVG_ATTRIBUTES.includes(name) || !isHarmlessAttribute(nodeName, name, value))
      throw new Error(`The cleaned SVG has ${name} of ${nodeName}`)
  }
}
