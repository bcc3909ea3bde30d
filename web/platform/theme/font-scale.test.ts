import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentScale, withinBounds } from './font-scale.ts'
import { currentTheme } from './theme.ts'

const beforeFirstPaint = () => new Function(readFileSync('web/public/before-paint.js', 'utf8'))()

describe('theme and text size', () => {
  beforeEach(() => {
    localStorage.clear()
    document.documentElement.removeAttribute('style')
    window.matchMedia = ((query: string) => ({ matches: query.includes('dark') })) as typeof window.matchMedia
  })

  test('steps stay between 0.8 and 1.5, without floating-point errors', () => {
    expect([withinBounds(0.7), withinBounds(1.6), withinBounds(1.1 + 0.1), withinBounds(0.9 - 0.1)]).toEqual([0.8, 1.5, 1.2, 0.8])
  })

  test.each([
    ['nothing saved', {}, 'dark', 1],
    ['a choice', { theme: 'high-contrast', font_scale: '1.3' }, 'high-contrast', 1.3],
    ['nonsense', { theme: 'toString', font_scale: '9' }, 'dark', 1],
  ])('with %s, the script before the first paint and the page agree', (_, saved, theme, scale) => {
    for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value)
    beforeFirstPaint()
    expect(document.documentElement.dataset.theme).toBe(theme)
    expect(currentTheme()).toBe(theme)
    expect(Number(document.documentElement.style.getPropertyValue('--font-scale') || 1)).toBe(scale)
    expect(currentScale()).toBe(scale)
  })
})
