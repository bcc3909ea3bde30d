import { expect, type Locator, type Page } from '@playwright/test'
import { MAX_SHIFT, shiftsOf, watchShifts } from './layout-shifts.ts'
import { onSlowNetwork } from './slow-network.ts'
import type { Open } from './test.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

/** Phone and desktop in parallel, because both mostly wait. Expects no layout shift. @returns the desktop page at normal speed */
export async function openSlowly(
  open: Open,
  address: string,
  how: Parameters<Open>[1],
  shows: (page: Page) => Locator,
): Promise<Page> {
  const opened = [DESKTOP, PHONE].map(async (viewport) => {
    const page = await open(address, {
      ...how,
      viewport,
      prepare: async (context) => {
        await watchShifts(context)
        await onSlowNetwork(context)
      },
    })
    await expect(shows(page)).toBeVisible({ timeout: 20_000 })
    await page.waitForLoadState('networkidle')
    const { sum, moves } = await shiftsOf(page)
    expect.soft(sum, `moved at ${viewport.width} px:\n${moves.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
    return page
  })
  const [desktop, phone] = await Promise.all(opened)
  if (!desktop || !phone) throw new Error('Two pages were opened')
  await phone.close()
  await desktop.context().unrouteAll({ behavior: 'ignoreErrors' })
  return desktop
}
