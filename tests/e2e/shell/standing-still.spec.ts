import type { Page, Route } from '@playwright/test'
import { aForum } from '#tests/support/browser/forums.ts'
import { forgetShifts, MAX_SHIFT, shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { listen } from '#tests/support/browser/reader.ts'
import { onSlowNetwork } from '#tests/support/browser/slow-network.ts'
import { hideTab } from '#tests/support/browser/tab.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { aTone } from '#tests/support/browser/tone.ts'
import { busyForum } from '#tests/support/screens/activity.ts'

const PHONE = { width: 360, height: 740 }

const standsStill = async (page: Page, while_: string) => {
  const { sum, moves } = await shiftsOf(page)
  expect(sum, `${while_}:\n${moves.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
  await forgetShifts(page)
}

for (const viewport of [PHONE, { width: 1280, height: 800 }])
  test.describe(`at ${viewport.width} px`, { tag: viewport === PHONE ? [] : '@full' }, () => {
    test('an article that is reloaded in the middle opens there without layout shift', async ({ open, people, library }) => {
      const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
      const page = await open(`/article/${article_id}`, {
        as: await people.aFreeReader(),
        viewport,
        prepare: async (context) => {
          await watchShifts(context)
          await onSlowNetwork(context)
        },
      })
      const present = page.getByRole('heading', { level: 2, name: 'Present', exact: true })
      await present.scrollIntoViewIfNeeded()
      const saved = page.waitForResponse((reply) => reply.url().endsWith('/position') && reply.request().method() === 'PUT')
      const top = await page.evaluate(() => window.scrollY)
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
      await hideTab(page)
      await saved
      for (let time = 0; time < 2; time++) {
        // A position that comes long after the text is only offered: the reader may have begun.
        const position = page.waitForResponse((reply) => reply.url().endsWith('/position') && reply.request().method() === 'GET')
        const afterPosition = async (route: Route) => {
          await position
          await route.fallback()
        }
        await page.route(`**/api/articles/${article_id}`, afterPosition, { times: 1 })
        await page.reload()
        await expect(page.getByText('Picked up where you left off')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await standsStill(page, 'loading again')
      }
    })

    test('content that loads later moves nothing', async ({ open, people, library }) => {
      const long = Array.from({ length: 20 }, () => 'A paragraph to scroll.').join('\n\n')
      const [id = ''] = await library.publish(library.aFreeDay(), [
        anArticle('To hear', { analysis_text: { past: long, future: long } }),
      ])
      await library.record(id, 'en', aTone(60))
      const prepare = watchShifts
      const page = await open(`/article/${id}`, { as: await people.aProReader(), viewport, prepare })
      await listen(page)
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      await page.mouse.wheel(0, 1500)
      await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
      await standsStill(page, 'the player is docked')
      await page.getByRole('region', { name: 'Now playing' }).getByRole('button', { name: 'Stop' }).click()
      await standsStill(page, 'the dock goes')

      await page.goto('/dashboard')
      await page.waitForLoadState('networkidle')
      await forgetShifts(page)
      await page.getByRole('button', { name: /^Reading streak/ }).click()
      await expect(page.getByText('Longest streak')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Escape')
      await standsStill(page, 'the streak and the notices unfold')
    })

    test('another language keeps the position of the text', async ({ open, people, library }) => {
      const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
      const page = await open(`/article/${article_id}`, {
        as: await people.aFreeReader(),
        viewport,
        prepare: async (context) => {
          await watchShifts(context)
          await onSlowNetwork(context)
        },
      })
      await expect(heading(page, /Chandrayaan/)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await forgetShifts(page)
      // By a real key press: movement right after user input is not a layout shift, later movement is.
      await page.getByRole('combobox', { name: 'Language' }).first().focus()
      for (const word of ['प्रमुख शब्द', 'முக்கியச் சொற்கள்']) {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('heading', { name: word })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await standsStill(page, word)
      }
    })

    test('new reactions and replies in a forum move nothing in view', async ({ open, library, people, server }) => {
      const path = await busyForum(library, people, server)
      const page = await open(path, {
        as: await people.aProReader(),
        viewport,
        prepare: async (context) => {
          await watchShifts(context)
          await onSlowNetwork(context)
        },
      })
      const like = page.getByRole('button', { name: /^Like/ }).first()
      await expect(like).toBeVisible()
      await page.waitForLoadState('networkidle')
      await forgetShifts(page)
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await page.waitForLoadState('networkidle')
      await standsStill(page, 'a reaction lands')
    })
  })

test('the reading streak never covers the end of a line; on a phone it is in the head of Today alone', async ({
  open,
  people,
  server,
  library,
}) => {
  const forum = await aForum(server, people, 'Long lines')
  const tester = await people.aTester()
  for (let n = 0; n < 8; n++) await forum.post(tester, 'A sentence that fills its line to the very end of it. '.repeat(12))
  const reader = await people.aProReader()
  // A phone shows no streak of zero days.
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('POST', `/api/progress/${article_id}`, { as: reader })
  const page = await open(forum.path, { as: reader, viewport: { width: 800, height: 740 } })
  const streak = page.getByRole('button', { name: /^Reading streak/ })
  await expect(page.getByRole('article').first()).toBeVisible()
  // The strip below the button always spans the full width, so no line is partly covered.
  const strip = await streak.locator('..').boundingBox()
  expect(strip).toMatchObject({ x: 0, width: 800 })
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBe(740)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(streak).toBeVisible()
  await expect(page.locator('[data-strip]')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await expect(streak).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /^Reading streak/ })).toBeVisible()
})
