import { expect, type Page } from '@playwright/test'

/** Always B, by keyboard. */
export async function takeQuiz(page: Page): Promise<void> {
  const result = page.getByRole('heading', { name: 'Your result' })
  const question = page.getByRole('heading', { level: 2, name: /^Question/ })
  for (let place = 1; !(await result.isVisible()); place++) {
    await expect(question).toContainText(`Question ${place} of`)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await expect(
      question
        .or(result)
        .filter({ hasNotText: `Question ${place} of` })
        .first(),
    ).toBeVisible()
  }
}
