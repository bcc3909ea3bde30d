import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts'
import { STOPS } from '#tests/support/browser/screen-walk.ts'
import { onSlowNetwork } from '#tests/support/browser/slow-network.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
/** Of everything that moved, where the web calls a tenth good. */
const MOST = 0.02

/** Parts of another screen, or shown where no server draws the page. */
const NO_STOPS = ['article-preview', 'peer-learning-hub', 'public-page-missing']

test('no screen is left out of the walk below', () => {
  const files = readdirSync('web/screens', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => basename(name, '.tsx'))
  const walked = STOPS.map(({ screen }) => screen)
  expect(files.filter((name) => !walked.includes(name)).sort()).toEqual(NO_STOPS)
})

test('the browser takes every face that the style sheet declares', async ({ open }) => {
  const page = await open('/login')
  const faces = await page.evaluate(() => ({
    declared: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
      .length,
    taken: document.fonts.size,
  }))
  expect(faces.declared).toBeGreaterThan(10)
  expect(faces.taken).toBe(faces.declared)
})

for (const { screen, state, path, who, remembers = {}, mishap, shows } of STOPS)
  test(`on a slow network nothing moves under my finger: ${screen}${state ? `, ${state}` : ''}`, {
    tag: state ? '@full' : [],
  }, async ({ open, people, library, server, mishaps }) => {
    if (mishap) mishaps.expect(mishap)
    // Both at once: each waits for its network most of the time.
    const walked = SIZES.map((viewport) =>
      test.step(`at ${viewport.width} px`, async () => {
        const as = await who?.(people)
        const address = typeof path === 'string' ? path : await path({ people, library, server, as: as as never })
        const page = await open(address, {
          ...(as && { as }),
          ...{ remembers, viewport },
          prepare: async (context) => {
            await watchShifts(context)
            await onSlowNetwork(context)
          },
        })
        await expect(shows(page)).toBeVisible({ timeout: 20_000 })
        await page.waitForLoadState('networkidle')
        const { sum, moves } = await shiftsOf(page)
        expect.soft(sum, moves.join('\n')).toBeLessThanOrEqual(MOST)
        if (process.env.FELT)
          console.log(`FELT ${screen} ${state ?? ''} ${viewport.width} ${sum.toFixed(4)}\n  ${moves.join('\n  ')}`)
        await page.close()
      }),
    )
    await Promise.all(walked)
  })
