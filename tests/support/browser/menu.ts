import type { Locator, Page } from '@playwright/test'

/** The entries of the product's menu. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

/** Opens the menu: behind the name of the user on a wide page, behind three lines on a phone. */
export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Settings menu of|Open menu)/ }).click()

/** Opens the page of an entry of the menu. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await menu(page).getByRole('link', { name, exact: true }).click()
}

/** Opens text size, theme and reading language on a wide page. */
export const openLook = (page: Page): Promise<void> => page.getByRole('button', { name: 'Text size, theme and language' }).click()
