import type { Page } from '@playwright/test'
import { limits } from '../../lib/contract/limits.ts'
import { expectAccessible } from './support/accessible.ts'
import { press } from './support/dashboard.ts'
import { execute, queryRows } from './support/database.ts'
import { expectCount, openListings } from './support/listings.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** More properties than can be selected by hand. The last page has one row, so that tabbing through it is quick. */
const total = limits.bulkMax + limits.rowsPerPage + 1
const lastPage = Math.ceil(total / limits.rowsPerPage)

const addProperties = (app: AppUnderTest) =>
  execute(
    app,
    `insert into properties (reference, title_en, title_pt, price_cents, created_at, updated_at)
     with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${total})
     select 'MANY-' || n, 'Flat', 'Apartamento', 77700, '2026-01-01', '2026-01-01' from numbers`,
  )

/** Counts the added properties that meet a condition. */
const countWhere = (app: AppUnderTest, condition: string) =>
  queryRows<{ amount: number }>(
    app,
    `select count(*) as amount from properties where reference like 'MANY-%' and ${condition}`,
  )[0]?.amount

const isReserved = `tag_id = (select id from tags where kind = 'reserved')`
const getBulkBar = (page: Page) => page.getByRole('region', { name: 'Selected properties' })
const getSelectionStatus = (page: Page) => getBulkBar(page).getByRole('status')
const getNotifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function selectAll(page: Page): Promise<void> {
  await press(page, page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space')
  await press(page, getBulkBar(page).getByRole('button', { name: `Select all ${total} matches` }))
  await expect(getSelectionStatus(page)).toHaveText(`${total} selected`)
}

test.beforeEach(async ({ page, app }) => {
  await openSession(page)
  if (countWhere(app, '1 = 1') === 0) addProperties(app)
  await openListings(page, `?price=777&view=table&page=${lastPage}`)
  await expectCount(page, total)
})

test('tags more properties than can be selected by hand, and undoes the change, by keyboard', async ({
  page,
  app,
}) => {
  await selectAll(page)
  await press(page, getBulkBar(page).getByRole('button', { name: 'Tag' }))
  const reserved = page.getByRole('menuitem', { name: 'reserved' })
  await expect(reserved).toBeVisible()
  await page.keyboard.type('res')
  await expect(reserved).toHaveAttribute('data-focus', '')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('alertdialog', {
    name: `Change the tag of ${total} records to “reserved”?`,
  })
  await expect(preview.getByText('MANY-1', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(preview.getByRole('button', { name: 'Tag' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    getNotifications(page).getByText(`Tag changed to “reserved” for ${total} properties`),
  ).toBeVisible()
  expect(countWhere(app, isReserved)).toBe(total)
  await press(page, getNotifications(page).getByRole('button', { name: 'Undo' }))
  await expect(getNotifications(page).getByText(`Undone for ${total} records`)).toBeVisible()
  expect(countWhere(app, 'tag_id is null')).toBe(total)
})

test('archives all but the deselected property by keyboard', async ({ page, app }) => {
  await selectAll(page)
  const row = page.getByRole('row').nth(1)
  const deselectedReference = (await row.textContent())?.match(/MANY-\d+/)?.[0]
  await press(page, row.getByRole('checkbox'), 'Space')
  await expect(getSelectionStatus(page)).toHaveText(`${total - 1} selected`)
  await expectAccessible(page)
  await press(page, getBulkBar(page).getByRole('button', { name: 'Archive' }))
  const preview = page.getByRole('alertdialog', { name: `Archive ${total - 1} properties?` })
  await expect(preview.getByRole('button', { name: 'Archive' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getNotifications(page).getByText(`${total - 1} properties archived`)).toBeVisible()
  await expectCount(page, 1)
  expect(countWhere(app, `archived = 0 and reference = '${deselectedReference}'`)).toBe(1)
  await press(page, getNotifications(page).getByRole('button', { name: 'Undo' }))
  await expect(getNotifications(page).getByText(`Undone for ${total - 1} records`)).toBeVisible()
  await expectCount(page, total)
  expect(countWhere(app, 'archived = 0')).toBe(total)
})
