import { aDrawing } from '#tests/support/fixtures/figures.ts'

export const CHART = aDrawing(
  [
    '<title>Tides</title><rect x="30" y="60" width="60" height="110" fill="#24528f"/><rect x="130" y="20" width="60" height="150" fill="#8c3b12"/>',
    '<path d="M20 170h360" stroke="#333333"/><text x="60" y="190" font-family="sans-serif" font-size="14" text-anchor="middle">2024</text>',
    '<text x="160" y="190" font-family="sans-serif" font-size="14" text-anchor="middle">2025</text>',
  ].join(''),
)

export const figureWith = (image: string, parts: Record<string, unknown> = {}) => ({
  kind: 'image',
  image,
  after: 'past',
  alt: {
    en: 'Bars: 11 tides in 2024, 15 in 2025.',
    hi: 'दंड: 2024 में 11 और 2025 में 15 ज्वार।',
    ta: 'பட்டைகள்: 2024-இல் 11, 2025-இல் 15.',
  },
  caption: { en: 'Tides at the harbour', hi: 'बंदरगाह पर ज्वार', ta: 'துறைமுகத்தில் அலைகள்' },
  ...parts,
})
