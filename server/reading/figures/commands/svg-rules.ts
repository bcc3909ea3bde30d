/** Nothing in these lists loads, runs or animates. */

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const TEXTS = ['text', 'tspan', 'textPath', 'title', 'desc']
const STRUCTURE = ['svg', 'g', 'defs', 'symbol', 'use', 'marker', 'pattern', 'clipPath', 'mask', 'style']
const PAINTS = ['linearGradient', 'radialGradient', 'stop']
const FILTERS = words(`
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feOffset
`)
export const SVG_ELEMENTS = ['#text', ...STRUCTURE, ...SHAPES, ...TEXTS, ...PAINTS, ...FILTERS]

const PLACES = words(`
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio transform pathLength
  offset rotate textLength lengthAdjust startOffset gradientTransform gradientUnits spreadMethod patternTransform
  patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerHeight markerWidth markerUnits orient
  refX refY
`)
const LOOKS = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit vector-effect paint-order color opacity display visibility overflow clip-path
  clip-rule mask mask-type filter marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity
  shape-rendering text-rendering mix-blend-mode font-family font-size font-style font-weight font-stretch font-variant
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction
  unicode-bidi writing-mode color-interpolation-filters
`)
const FILTER_PARTS = words(`
  in in2 result type values mode operator stdDeviation k1 k2 k3 k4 tableValues slope intercept amplitude exponent
  filterUnits primitiveUnits
`)
const NAMES = words(`
  id class style href xlink:href xmlns xmlns:xlink version xml:space xml:lang lang role
`)
export const SVG_ATTRIBUTES = [...NAMES, ...PLACES, ...LOOKS, ...FILTER_PARTS]

const WITH_HREF = ['use', 'linearGradient', 'radialGradient', 'pattern', 'textPath', 'filter']
const FRAGMENT = /^#[\w:.-]{1,200}$/
const MAX_VALUE_LENGTH = 200_000
/** Of any length. */
const SHAPE_DATA = ['d', 'points']
const IS_SHAPE_DATA = /^[\w\s.,+-]*$/

/** CSS and `transform` functions that load nothing. */
const FUNCTIONS = words(`
  rgb rgba hsl hsla calc min max var translate translatex translatey scale scalex scaley rotate skewx skewy matrix blur
  drop-shadow
`)
/** Longer ones are not allowed. */
const [LONGEST_NAME, LONGEST_ARGUMENT] = [40, 300]

export function isHarmlessAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return WITH_HREF.includes(element) && FRAGMENT.test(value.trim())
  if (name === 'xmlns') return value === SVG_NAMESPACE
  if (name === 'xmlns:xlink') return value === XLINK_NAMESPACE
  if (SHAPE_DATA.includes(name)) return IS_SHAPE_DATA.test(value)
  return value.length <= MAX_VALUE_LENGTH && isHarmlessStyle(value)
}

/** No reference outside the drawing. Escapes and at-rules are refused altogether. */
export function isHarmlessStyle(text: string): boolean {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, '')
  return [...new Set([text, withoutComments])].every(
    (css) => !/[\\@<]|\/\/|javascript:|data:|expression/i.test(css) && areHarmlessCalls(css),
  )
}

/** Slices: a value can be very long. */
function areHarmlessCalls(css: string): boolean {
  let before = 0
  for (let at = css.indexOf('('); at >= 0; at = css.indexOf('(', at + 1)) {
    const name = css.slice(before, at).trimEnd().slice(-LONGEST_NAME)
    if (!isHarmlessCall(/[\w-]*$/.exec(name)?.[0].toLowerCase() ?? '', css.slice(at + 1, at + 1 + LONGEST_ARGUMENT))) return false
    before = at + 1
  }
  return true
}

function isHarmlessCall(name: string, rest: string): boolean {
  if (name !== 'url') return name === '' || FUNCTIONS.includes(name)
  const [argument = '', after] = rest.split(')', 2)
  if (after === undefined) return false
  return FRAGMENT.test(
    argument
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  )
}

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
