import { expect, type Locator, type Page } from '@playwright/test'

/** The one heading that says which page it is. */
export const pageTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export async function disconnect(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(page).toHaveURL('/login')
}

/** Presses Tab until the target has the focus, as one without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The first of what the sample agency has; a journey without it would prove nothing. */
export function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('The sample agency has none of these')
  return one
}
