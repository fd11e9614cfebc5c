import type { Page } from '@playwright/test'
import { queryRows } from './support/database.ts'
import { first, tabTo } from './support/dashboard.ts'
import {
  readActiveProperties,
  getCard,
  expectCount,
  openListings,
  readEditableProperties,
} from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

async function openMenu(page: Page, reference: string) {
  await page.getByRole('button', { name: `Actions for ${reference}` }).click()
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
  await openListings(page)
})

test('does not open a demo record and explains why', async ({ page, app }) => {
  const { id, reference } = first(readActiveProperties(app).filter(({ disabled }) => disabled === 1))
  const notification = page.getByRole('region', { name: 'Notifications' }).getByText(/is part of the demo/)
  await openListings(page, `?reference=${reference}`)
  await getCard(page, reference).getByRole('link').click()
  await expect(notification).toBeVisible()
  await expect(page).toHaveURL(`/properties/listings?reference=${reference}`)
  await expect(notification).toBeHidden()
  await openMenu(page, reference)
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(notification).toBeVisible()
  await openMenu(page, reference)
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(getCard(page, reference)).toBeVisible()
  expect(readActiveProperties(app).map((property) => property.reference)).toContain(reference)

  await page.goto(`/properties/edit/${id}/general`)
  await expect(page.getByRole('heading', { name: 'This property can’t be opened' })).toBeVisible()
})

test('archiving removes the card, and Undo restores it', async ({ page, app }) => {
  const { id, reference } = first(readEditableProperties(app))
  const readArchived = () => queryRows(app, 'select archived from properties where id = ?', id)[0]?.archived
  await openMenu(page, reference)
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/adverts? will go offline: .*Kyero/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`${reference} archived`)).toBeVisible()
  await expect(getCard(page, reference)).toHaveCount(0)
  expect(readArchived()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getCard(page, reference)).toBeVisible()
  // The card is restored before the response arrives.
  await expect.poll(readArchived).toBe(0)
})

test('names the record to delete; Cancel keeps it, Delete deletes it', async ({ page, app }) => {
  const { id, reference, title_en } = first(
    readEditableProperties(app).filter(({ title_en: title }) => title !== ''),
  )
  const countBefore = readActiveProperties(app).length
  const dialog = page.getByRole('alertdialog', { name: 'Warning' })
  await openMenu(page, reference)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog).toContainText(reference)
  await expect(dialog).toContainText(title_en)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(readActiveProperties(app)).toHaveLength(countBefore)

  await openMenu(page, reference)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(getCard(page, reference)).toHaveCount(0)
  await expectCount(page, countBefore - 1)
  expect(queryRows(app, 'select id from properties where id = ?', id)).toEqual([])
})

test('reaches a card, its actions and the record by keyboard alone', async ({ page, app }) => {
  const { id, reference } = first(readEditableProperties(app))
  await page.reload()
  await expect(getCard(page, reference)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: `Actions for ${reference}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Actions for ${reference}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/properties/edit/${id}/general`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goBack()
  await tabTo(page, getCard(page, reference).getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/properties/edit/${id}/general`)
})
