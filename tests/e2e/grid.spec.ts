import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { tabTo } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import { openListings, readEditableProperties } from './support/listings.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

type StoredProperty = {
  price_cents: number
  hide_price: number
  low_cost: number
  highlighted: number
  tag_id: number | null
  agent_id: number | null
}
const readProperty = (app: AppUnderTest, reference: string) =>
  queryRows<StoredProperty>(
    app,
    `select price_cents, hide_price, low_cost, highlighted, tag_id, agent_id from properties where reference = '${reference}'`,
  )[0]

async function openGrid(page: Page) {
  await openListings(page, '?view=table&sort=priceLow')
  await page.getByRole('button', { name: 'Edit cells' }).click()
  const grid = page.getByRole('grid', { name: 'Editable table of properties' })
  await expect(grid.getByRole('gridcell').first()).toBeFocused()
  const references = await grid.locator('th[scope=row] .figures').allTextContents()
  return { grid, references }
}

test('edits cells by keyboard; rows stay in place until the list is reloaded', async ({ page, app }) => {
  const { grid, references } = await openGrid(page)
  const [first = '', second = ''] = references
  await expectAccessible(page)

  await page.keyboard.type('9876543')
  await page.keyboard.press('Enter')
  await expect.poll(() => readProperty(app, first)?.price_cents).toBe(987_654_300)
  await expect(page.locator('[data-cell="1:price"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('1')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-cell="1:price"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-cell="1:hide_price"]')).toHaveText('Yes')
  await expect.poll(() => readProperty(app, second)?.hide_price).toBe(1)

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const tag = grid.getByRole('combobox')
  await expect(tag).toBeFocused()
  await tag.selectOption({ label: 'reserved' })
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-cell="1:agent_id"]')).toBeFocused()
  await expect.poll(() => readProperty(app, second)?.tag_id).not.toBeNull()

  const agentIdBefore = readProperty(app, second)?.agent_id
  await page.keyboard.press('F2')
  await grid.getByRole('combobox').selectOption({ index: agentIdBefore === null ? 1 : 0 })
  await page.keyboard.press('Enter')
  await expect.poll(() => readProperty(app, second)?.agent_id).not.toBe(agentIdBefore)

  await expect(grid.locator('th[scope=row] .figures')).toHaveText(references)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit cells' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('table').getByText(first).first()).toBeHidden()
})

test('fills cells from pasted columns and names unreadable values', async ({ page, app }) => {
  const { grid, references } = await openGrid(page)
  await grid
    .getByRole('gridcell')
    .first()
    .evaluate((cell) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '101.000\tYes\r\n102 000,50\tno\r\nfree\t1\r\n')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await expect(page.getByText('1 pasted value wasn’t recognised: free')).toBeVisible()
  const values = () =>
    references.slice(0, 3).map((reference) => {
      const { price_cents, hide_price } = readProperty(app, reference) ?? {}
      return [price_cents, hide_price]
    })
  await expect.poll(values).toEqual([
    [10_100_000, 1],
    [10_200_050, 0],
    [expect.any(Number), 1],
  ])
  expect(values()[2]?.[0]).not.toBe(0)
})

test('saves a readable price on leaving the page, and asks before the tab is closed', async ({
  page,
  app,
}) => {
  const { grid, references } = await openGrid(page)
  const [first = ''] = references
  await page.keyboard.press('Enter')
  await page.keyboard.type('765432')
  const dialogOpened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await dialogOpened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(grid.getByRole('textbox')).toHaveValue('765432')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(/\/inbox/)
  await expect.poll(() => readProperty(app, first)?.price_cents).toBe(76_543_200)
})

test('undoes a cell, and Escape leaves the grid', async ({ page, app }) => {
  const { references } = await openGrid(page)
  const editable = readEditableProperties(app).map(({ reference }) => reference)
  const rowIndex = references.findIndex((reference) => editable.includes(reference))
  const reference = references[rowIndex] ?? ''
  for (let presses = 0; presses < rowIndex; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator(`[data-cell="${rowIndex}:price"]`)).toBeFocused()
  const priceBefore = readProperty(app, reference)?.price_cents
  await page.keyboard.type('654321')
  await page.keyboard.press('Tab')
  await expect.poll(() => readProperty(app, reference)?.price_cents).toBe(65_432_100)
  await expect(page.locator(`[data-cell="${rowIndex}:hide_price"]`)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(`[data-cell="${rowIndex}:price"]`)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator(`[data-cell="${rowIndex}:highlighted"]`)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(`[data-cell="${rowIndex + 1}:highlighted"]`)).toBeFocused()
  // Tab leaves the grid after its last cell.
  await page.keyboard.press('Control+End')
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
  await tabTo(page, undo)
  await page.keyboard.press('Enter')
  await expect.poll(() => readProperty(app, reference)?.price_cents).toBe(priceBefore)
  await page.locator(`[data-cell="${rowIndex + 1}:highlighted"]`).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit cells' })).toBeFocused()
})

test('keeps an unreadable price in its cell and asks before discarding it', async ({ page }) => {
  await openGrid(page)
  await page.keyboard.press('Enter')
  const priceField = page.getByRole('grid').getByRole('textbox')
  await priceField.fill('12 34x')
  await page.keyboard.press('Tab')
  await expect(priceField).toHaveAttribute('aria-invalid', 'true')
  await expect(priceField).toHaveValue('12 34x')
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeVisible()
})
