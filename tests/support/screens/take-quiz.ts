import { expect, type Page } from '@playwright/test'

/** Always B, by keyboard. */
export async function takeQuiz(page: Page): Promise<void> {
  const result = page.getByRole('heading', { name: 'Your result' })
  const question = page.getByRole('heading', { level: 2, name: /^Question \d/ })
  while (!(await result.isVisible())) {
    const hasNotText = await question.innerText()
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await expect(question.filter({ hasNotText }).or(result).first()).toBeVisible()
  }
}
