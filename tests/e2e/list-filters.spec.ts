import type { Page } from '@playwright/test'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { expectAccessible } from './support/accessible.ts'
import { first, tabTo, press } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import {
  readActiveProperties,
  readEditableProperties,
  expectCount,
  openFilters,
  openListings,
} from './support/listings.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getFilters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const getChip = (page: Page, text: string | RegExp) =>
  page.getByRole('group', { name: 'Active filters' }).getByText(text, { exact: true })

async function typeIntoFilter(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, getFilters(page).getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Returns the active properties with the day of their last change, in Portuguese time. */
function readLastChanges(app: AppUnderTest) {
  const active = new Set(readActiveProperties(app).map(({ id }) => id))
  return queryRows<{ id: number; gross_area: number | null; updated_at: string }>(
    app,
    'select id, gross_area, updated_at from properties order by updated_at',
  )
    .filter(({ id }) => active.has(id))
    .map(({ id, gross_area, updated_at }) => ({
      id,
      area: gross_area ?? 0,
      day: new Date(updated_at).toLocaleDateString('sv', { timeZone: 'Europe/Lisbon' }),
    }))
}

/** Returns 1 January (01-01), 2 February (02-02) … 12 December (12-12) of each year in `days`, latest first. */
function daysWithMonthNumber(days: readonly string[]): string[] {
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse()
  const months = Array.from({ length: 12 }, (_, n) => String(12 - n).padStart(2, '0'))
  return years.flatMap((year) => months.map((month) => `${year}-${month}-${month}`))
}

async function setHidePrice(page: Page, id: number, value: 0 | 1): Promise<void> {
  const response = await page.request.post('/api/v1/property/quickChange', {
    headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
    data: { id, block: 'hide_price', value },
  })
  expect(response.status()).toBe(202)
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('filters with the keyboard by area and day of the last change; reload and a saved view keep the filters', async ({
  page,
  app,
}) => {
  const all = readLastChanges(app)
  const [minArea, maxArea] = [80, 250]
  const inRange = all.filter(({ area }) => area >= minArea && area <= maxArea)
  const changedSince = (day: string) => inRange.filter((property) => property.day >= day)
  // The day equals the month, because the browser's date input may start with either.
  const day = first(
    daysWithMonthNumber(inRange.map((property) => property.day)).filter(
      (candidate) => changedSince(candidate).length > 0 && changedSince(candidate).length < inRange.length,
    ),
  )
  const matches = changedSince(day)
  const [year, month, dayOfMonth] = day.split('-')

  await openListings(page)
  await press(page, page.getByRole('button', { name: 'Add filter' }))
  await typeIntoFilter(page, 'Gross area from', String(minArea))
  await typeIntoFilter(page, 'Gross area up to', String(maxArea))
  await expect(page).toHaveURL(`/properties/listings?areaFrom=${minArea}&areaTo=${maxArea}`)
  await expectCount(page, inRange.length)
  await typeIntoFilter(page, 'Changed since', `${dayOfMonth}${month}${year}`)
  const url = `/properties/listings?areaFrom=${minArea}&areaTo=${maxArea}&changedSince=${day}`
  await expect(page).toHaveURL(url)
  await expectCount(page, matches.length)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeFocused()

  const expectChips = async () => {
    await expect(getChip(page, `From ${minArea} m²`)).toBeVisible()
    await expect(getChip(page, `Up to ${maxArea} m²`)).toBeVisible()
    await expect(getChip(page, /^Changed since \d+/)).toBeVisible()
    await expectCount(page, matches.length)
  }
  await expectChips()
  await page.reload()
  await expect(page).toHaveURL(url)
  await expectChips()

  await press(page, page.getByRole('button', { name: 'Save view' }))
  await page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Lately changed')
  await page.keyboard.press('Enter')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await expect(views.getByRole('link', { name: 'Lately changed' })).toContainText(String(matches.length))

  await press(page, page.getByRole('button', { name: `Remove filter: Up to ${maxArea} m²` }))
  await expect(page).toHaveURL(`/properties/listings?areaFrom=${minArea}&changedSince=${day}`)
  await expectCount(page, all.filter((property) => property.area >= minArea && property.day >= day).length)
  await press(page, page.getByRole('button', { name: 'Clear filters' }))
  await expect(page).toHaveURL('/properties/listings')
  await expectCount(page, all.length)

  await press(page, views.getByRole('link', { name: 'Lately changed' }))
  await expect(page).toHaveURL(url)
  await expectChips()
})

test('filters with the keyboard by the user who changed a record; removing the chip keeps the table view', async ({
  page,
  app,
}) => {
  const { name } = demoAccounts.administrator
  const { id } = first(readEditableProperties(app))
  await setHidePrice(page, id, 1)
  const [actor] = queryRows<{ id: number }>(app, 'select id from users where name = ?', name)
  const changedIds = new Set(
    queryRows<{ record_id: number }>(
      app,
      `select record_id from activity where noun = 'properties' and actor_id = ?`,
      actor?.id ?? 0,
    ).map(({ record_id }) => record_id),
  )
  const all = readActiveProperties(app)
  const matches = all.filter((property) => changedIds.has(property.id))
  expect(matches.length).toBeLessThan(all.length)

  await openListings(page, '?view=table')
  await press(page, page.getByRole('button', { name: 'Add filter' }))
  await typeIntoFilter(page, 'Changed by', name)
  const url = `/properties/listings?changedBy=${actor?.id}&view=table`
  await expect(page).toHaveURL(url)
  await page.keyboard.press('Escape')
  await expect(getChip(page, `Changed by ${name}`)).toBeVisible()
  await expectCount(page, matches.length)
  await page.reload()
  await expect(getChip(page, `Changed by ${name}`)).toBeVisible()
  await expectCount(page, matches.length)
  await press(page, page.getByRole('button', { name: `Remove filter: Changed by ${name}` }))
  await expect(page).toHaveURL('/properties/listings?view=table')
  await expectCount(page, all.length)
})

test('filters developments by a click on the track of the bedrooms slider', async ({ page }) => {
  await page.goto('/condominiums/listings')
  await press(page, page.getByRole('button', { name: 'Add filter' }))
  const low = page.getByRole('slider', { name: 'Bedrooms, from' })
  await low.scrollIntoViewIfNeeded()
  const sliderBox = await low.boundingBox()
  if (sliderBox === null) throw new Error('The slider is not visible')
  await page.mouse.click(sliderBox.x + sliderBox.width * 0.3, sliderBox.y + sliderBox.height / 2)
  await expect(low).toHaveValue('3')
  await expect(page).toHaveURL(/bedrooms=3-/)
})

test('filters developments with the keyboard by area and day of the last change', async ({ page }) => {
  await page.goto('/condominiums/listings')
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ developments?/ })
    .first()
  await expect(count).toBeVisible()
  const initialCount = await count.textContent()
  await press(page, page.getByRole('button', { name: 'Add filter' }))
  await typeIntoFilter(page, 'Gross area from', '100000')
  await expect(page).toHaveURL('/condominiums/listings?areaFrom=100000')
  await typeIntoFilter(page, 'Changed since', '01012020')
  await expect(page).toHaveURL('/condominiums/listings?areaFrom=100000&changedSince=2020-01-01')
  await page.keyboard.press('Escape')
  await expect(getChip(page, 'From 100,000 m²')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Remove filter: From 100,000 m²' }))
  await expect(page).toHaveURL('/condominiums/listings?changedSince=2020-01-01')
  await expect(count).toHaveText(initialCount ?? '')
})

test('accepts filters before the code of the filter chips has loaded; changing the language then clears them', async ({
  page,
  app,
}) => {
  await openListings(page)
  await openFilters(page)
  await expect(getFilters(page).getByLabel('Gross area from')).toBeVisible()
  const { promise: released, resolve: releaseChunks } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await typeIntoFilter(page, 'Gross area from', '80')
  await expect(page).toHaveURL('/properties/listings?areaFrom=80')
  await typeIntoFilter(page, 'Gross area up to', '250')
  await expect(getFilters(page).getByLabel('Gross area up to')).toHaveValue('250')
  await expect(page).toHaveURL('/properties/listings?areaFrom=80&areaTo=250')

  // Next's router learns about the new URL only once the chips have rendered. Until then, the refresh that follows a
  // change of language returns to the URL without filters.
  await page.getByLabel('Language').selectOption('pt')
  await expect(page.getByText(`${readActiveProperties(app).length} imóveis`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/properties/listings')
  releaseChunks()
})
