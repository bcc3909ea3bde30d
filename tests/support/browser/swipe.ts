import type { Locator } from '@playwright/test'

/** Needs a context with touch. @param by pixels, negative to the left */
export async function swipe(over: Locator, by: number): Promise<void> {
  const box = await over.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const page = over.page()
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }] })
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', by * share)
  await send('touchEnd', by)
}
