import { describe, expect, test } from 'vitest'
import { aDrawing, FOREIGN, HOSTILE_DRAWINGS, REFUSED_DRAWINGS } from '#tests/support/fixtures/figures.ts'
import { type CleanSvg, cleanSvg } from './clean-svg.ts'

const clean = (file: string | Buffer) => cleanSvg(Buffer.from(file))
const cleaned = (file: string): CleanSvg => clean(file) as CleanSvg

/** What no cleaned drawing may contain, however it is written. */
const FORBIDDEN = [
  ...[FOREIGN, 'foreign.example', 'javascript', 'data:', '@import', '@font-face', '<!', '<?', 'CDATA', 'xml:base'],
  ...[
    '<script',
    ':script',
    '<foreignObject',
    '<iframe',
    '<image',
    '<feImage',
    '<animate',
    '<set',
    '<a ',
    '<a>',
    '<img',
    '<handler',
  ],
]

describe('a hostile drawing', () => {
  test.each(Object.entries(HOSTILE_DRAWINGS))('loses what is hostile and keeps the rest: %s', (_, drawing) => {
    const { svg, size } = cleaned(drawing)
    expect(svg).toMatch(/<(rect|path|text)/)
    expect(FORBIDDEN.filter((part) => svg.toLowerCase().includes(part.toLowerCase()))).toEqual([])
    expect(svg).not.toMatch(/\son\w+\s*=/i)
    expect(size).toEqual({ width: 960, height: 480 })
    expect(cleaned(svg)).toMatchObject({ svg, removed: [] })
  })

  test.each(Object.entries(REFUSED_DRAWINGS))('is refused with a sentence: %s', (_, drawing) => {
    expect(clean(drawing)).toMatch(/^[A-Z][^{}]{20,}/)
  })
})

describe('a drawing', () => {
  const CHART = [
    '<title>Forest cover</title><defs><linearGradient id="g"><stop offset="0" stop-color="#123456"/></linearGradient>',
    '<marker id="m" markerWidth="4" markerHeight="4"><path d="M0 0h4v4z"/></marker><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>',
    '<style type="text/css">.bar { fill: url(#g); stroke: rgb(1, 2, 3); transform: translate(1px, 2px) }</style>',
    '<g clip-path="url(#c)" transform="translate(4 2) rotate(3)"><rect class="bar" x="1" width="20" height="40"/></g>',
    '<path d="M0 0L9 9" marker-end="url(#m)" style="stroke:red;stroke-width:2"/>',
    '<text x="3" y="9" font-family="serif">वन &amp; forest <tspan dx="2">காடு</tspan></text><use xlink:href="#m" x="4"/>',
  ].join('')

  test('keeps shapes, texts of any script, gradients, markers, clips, styles and references within it', () => {
    const { svg, removed } = cleaned(aDrawing(CHART))
    expect(removed).toEqual([])
    expect(svg).toContain(CHART)
  })

  test('is told what it lost', () => {
    const { removed } = cleaned(aDrawing('<rect width="9" height="9" onclick="x" data-a="b"/><image href="x.png"/><script/>'))
    expect(removed).toEqual(['data-a', 'image', 'onclick', 'script'])
  })

  test('without viewBox has its size from width and height in pixels', () => {
    const { svg, size } = cleaned(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="100"><rect width="9" height="9"/></svg>',
    )
    expect(size).toEqual({ width: 960, height: 320 })
    expect(svg).toContain('viewBox="0 0 300 100"')
  })

  test('may begin with a byte order mark and a declaration', () => {
    expect(cleaned(`\ufeff<?xml version="1.0" encoding="UTF-8"?>\n${aDrawing()}`).removed).toEqual([])
  })
})
