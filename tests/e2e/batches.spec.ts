import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { rows } from './support/database.ts'
import { activeListings, openListings } from './support/listings.ts'
import type { Product } from './support/product.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

const priceOf = (product: Product, id: number) =>
  rows<{ price_cents: number }>(product, `select price_cents from properties where id = ${id}`)[0]
    ?.price_cents

const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })

test('lowers all prices by 5 % in six clicks, and undoes it', async ({ page, product }) => {
  const all = activeListings(product)
  const [first] = all.filter(({ price_cents, disabled }) => price_cents > 0 && disabled === 0)
  if (first === undefined) throw new Error('The sample has properties with a price')
  await openListings(page)
  let clicks = 0
  const click = async (target: ReturnType<Page['getByRole']>, check = false) => {
    clicks += 1
    await (check ? target.check({ force: true }) : target.click())
  }
  await click(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await click(page.getByRole('button', { name: 'Edit…' }))
  const form = page.getByRole('dialog')
  await click(form.getByRole('radio', { name: `All ${all.length} matches` }), true)
  await form.getByRole('textbox', { name: 'Percentage, with − to reduce' }).fill('-5')
  await click(form.getByRole('button', { name: 'Preview' }))
  const preview = page.getByRole('dialog', { name: /^Change \d+ records\?/ })
  await expect(preview.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await click(preview.getByRole('button', { name: /^Change \d+ records/ }))
  expect(clicks).toBeLessThanOrEqual(6)
  await expect(notice(page, /\d+ records changed/).first()).toBeVisible()
  expect(priceOf(product, first.id)).toBe(Math.round(first.price_cents * 0.95))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(notice(page, /^Undone for \d+ records/).first()).toBeVisible()
  expect(priceOf(product, first.id)).toBe(first.price_cents)
})

test('names the records that changed since, from the history', async ({ page, product }) => {
  const [one, two] = activeListings(product).filter(
    ({ price_cents, disabled }) => price_cents > 0 && disabled === 0,
  )
  if (one === undefined || two === undefined) throw new Error('The sample has properties with a price')
  await openListings(page)
  for (const { reference } of [one, two])
    await page
      .getByRole('article')
      .filter({ hasText: reference })
      .getByRole('checkbox')
      .check({ force: true })
  await page.getByRole('button', { name: 'Edit…' }).click()
  const form = page.getByRole('dialog', { name: 'Edit 2 records' })
  await form.getByRole('radio', { name: 'New price' }).check({ force: true })
  await form.getByRole('textbox', { name: 'Price' }).fill('123.456')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('dialog', { name: 'Change 2 records?' })
  await expect(preview.getByText(one.reference)).toBeVisible()
  await preview.getByRole('button', { name: 'Change 2 records' }).click()
  await expect(notice(page, '2 records changed').first()).toBeVisible()
  const response = await page.request.post('/api/v1/property/quickChange', {
    headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
    data: { id: two.id, block: 'price', value: 0.01 },
  })
  expect(response.status()).toBe(202)

  await page.goto('/activity')
  await page.getByRole('button', { name: 'Show bulk edit' }).first().click()
  const report = page.getByRole('dialog', { name: '2 records changed' })
  await report.getByRole('button', { name: 'Undo all' }).click()
  const undone = page.getByRole('dialog', { name: 'Undone for 1 record' })
  await expect(undone.getByRole('listitem').first()).toContainText(two.reference)
  await expect(undone.getByText('Someone else changed it')).toBeVisible()
  await expectAccessible(page)
  expect(priceOf(product, one.id)).toBe(one.price_cents)
  expect(priceOf(product, two.id)).toBe(1)
})
