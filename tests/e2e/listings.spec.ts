import type { Page } from '@playwright/test'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import {
  readActiveProperties,
  getCard,
  getCards,
  expectCount,
  openFilters,
  openListings,
  readReferences,
} from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getFilterField = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Filters' }).getByLabel(name)
const getChips = (page: Page) => page.getByRole('group', { name: 'Active filters' })

test.beforeEach(async ({ page }) => {
  await openSession(page)
  await openListings(page)
})

test('finds a property by its reference in any case', async ({ page, app }) => {
  const { reference } = first(readActiveProperties(app))
  await openFilters(page)
  await getFilterField(page, 'Reference').pressSequentially(reference.toLowerCase())
  await expectCount(page, 1)
  await expect(getCard(page, reference)).toBeVisible()
  await expect(getFilterField(page, 'Reference')).toHaveValue(reference)
  await expect(page).toHaveURL(`/properties/listings?reference=${reference}`)
  await getChips(page)
    .getByRole('button', { name: `Remove filter: Reference: ${reference}` })
    .click()
  await expectCount(page, readActiveProperties(app).length)
  await expect(page).toHaveURL('/properties/listings')
})

test('finds properties by part of the title, ignoring accents', async ({ page, app }) => {
  const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const accented = readActiveProperties(app).find(({ title_pt }) => /Évora/.test(title_pt))
  expect(accented).toBeDefined()
  const expected = readActiveProperties(app).filter((property) =>
    withoutAccents(`${property.title_en} ${property.title_pt}`).includes('evora'),
  )
  await openFilters(page)
  await getFilterField(page, 'Title').fill('evora')
  await expectCount(page, expected.length)
  expect((await readReferences(page)).sort()).toEqual(expected.map(({ reference }) => reference).sort())
})

test('combines filters by type, price in Portuguese notation, bedrooms and bathrooms', async ({
  page,
  app,
}) => {
  const apartmentId = first(
    queryRows<{ id: number }>(app, "select id from key_items where kind = 'types' and name_en = 'Apartment'"),
  ).id
  const additionalApartmentIds = queryRows<{ property_id: number }>(
    app,
    'select property_id from property_types where key_id = ?',
    apartmentId,
  ).map(({ property_id }) => property_id)
  let expected = readActiveProperties(app).filter(
    ({ id, type_id }) => type_id === apartmentId || additionalApartmentIds.includes(id),
  )
  await openFilters(page)
  await getFilterField(page, 'Type').selectOption('Apartment')
  await expect(page).toHaveURL(/type=/)
  await expectCount(page, expected.length)

  expected = expected.filter(({ price_cents }) => price_cents <= 125_000_050)
  await getFilterField(page, 'Price up to').fill('1.250.000,50')
  await expect(page).toHaveURL(/price=1250000\.5(&|$)/)
  await expect(getChips(page).getByText('Up to 1.250.000,50 €')).toBeVisible()
  await expectCount(page, expected.length)

  expected = expected.filter(({ bedrooms }) => (bedrooms ?? 0) >= 2)
  await getFilterField(page, 'Bedrooms').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(getChips(page).getByText('2+ bedrooms')).toBeVisible()
  await expectCount(page, expected.length)

  expected = expected.filter(({ bathrooms }) => (bathrooms ?? 0) >= 2)
  await getFilterField(page, 'Bathrooms').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(getChips(page).getByText('2+ bathrooms')).toBeVisible()
  await expectCount(page, expected.length)
  expect(expected.length).toBeGreaterThan(0)
  expect((await readReferences(page)).sort()).toEqual(expected.map(({ reference }) => reference).sort())
})

test('stores filters in the URL and for a day in a cookie; a button removes them, and Back restores them', async ({
  context,
  page,
}) => {
  await openFilters(page)
  await getFilterField(page, 'Price up to').fill('600.000')
  await getFilterField(page, 'Bedrooms').press('ArrowRight')
  await expect(page).toHaveURL('/properties/listings?price=600000&beds=1')
  const [filterCookie] = (await context.cookies()).filter(({ name }) => name === 'filters-properties-active')
  const hours = ((filterCookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThanOrEqual(24)

  const newTab = await context.newPage()
  await openListings(newTab)
  await expect(newTab).toHaveURL('/properties/listings?price=600000&beds=1')
  await openFilters(newTab)
  await expect(getFilterField(newTab, 'Price up to')).toHaveValue('600.000')
  await expect(getChips(newTab).getByText('1+ bedrooms')).toBeVisible()

  await getChips(newTab).getByRole('button', { name: 'Clear filters' }).click()
  await expect(newTab).toHaveURL('/properties/listings')
  await openFilters(newTab)
  await expect(getFilterField(newTab, 'Price up to')).toHaveValue('')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('filters-properties-active')
  await newTab.goBack()
  await expect(newTab).toHaveURL('/properties/listings?price=600000&beds=1')
  await expect(getFilterField(newTab, 'Price up to')).toHaveValue('600.000')
})

test('clears the filters when the language changes', async ({ page, app }) => {
  await openFilters(page)
  await getFilterField(page, 'Title').fill('villa')
  await expect(page).toHaveURL('/properties/listings?name=VILLA')
  await page.getByLabel('Language').selectOption('pt')
  await expect(page).toHaveURL('/properties/listings')
  await expect(page.getByText(`${readActiveProperties(app).length} imóveis`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/properties/listings')
})

test('sorts by price in both directions; Back and Forward move between pages', async ({ page, app }) => {
  const properties = readActiveProperties(app)
  const priceOf = new Map(properties.map(({ reference, price_cents }) => [reference, price_cents]))
  const readPrices = async () => (await readReferences(page)).map((reference) => priceOf.get(reference))
  const descending = properties.map(({ price_cents }) => price_cents).sort((a, b) => b - a)

  await expect(getCards(page)).toHaveCount(24)
  await page.getByLabel('Sort by').selectOption('priceHigh')
  await expect(page).toHaveURL('/properties/listings?sort=priceHigh')
  await expect.poll(readPrices).toEqual(descending.slice(0, 24))

  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/properties/listings?sort=priceHigh&page=2')
  await expect.poll(readPrices).toEqual(descending.slice(24, 48))
  await page.goBack()
  await expect.poll(readPrices).toEqual(descending.slice(0, 24))
  await page.goForward()
  await expect.poll(readPrices).toEqual(descending.slice(24, 48))

  await page.getByLabel('Sort by').selectOption('priceLow')
  await expect(page).toHaveURL('/properties/listings?sort=priceLow')
  await expect.poll(readPrices).toEqual(descending.toReversed().slice(0, 24))
})

test('offers to clear the filters when nothing matches', async ({ page, app }) => {
  await openFilters(page)
  await getFilterField(page, 'Title').fill('castle on the moon')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expectCount(page, readActiveProperties(app).length)
})
