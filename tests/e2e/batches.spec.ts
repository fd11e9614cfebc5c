import type { Page } from '@playwright/test'
import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { expectAccessible } from './support/accessible.ts'
import { first } from './support/dashboard.ts'
import { queryRows } from './support/database.ts'
import { readActiveProperties, openListings, readEditableProperties } from './support/listings.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

const priceOf = (app: AppUnderTest, id: number) =>
  queryRows<{ price_cents: number }>(app, `select price_cents from properties where id = ${id}`)[0]
    ?.price_cents

const getNotification = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })

async function setPrice(page: Page, id: number, value: number): Promise<void> {
  const response = await page.request.post('/api/v1/property/quickChange', {
    headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
    data: { id, block: 'price', value },
  })
  expect(response.status()).toBe(202)
}

test('lowers all prices by 5 % in six clicks, and undoes the change', async ({ page, app }) => {
  const all = readActiveProperties(app)
  const pricedProperty = first(readEditableProperties(app).filter(({ price_cents }) => price_cents > 0))
  await openListings(page)
  let clicks = 0
  const click = async (target: ReturnType<Page['getByRole']>, isRadio = false) => {
    clicks += 1
    await (isRadio ? target.check({ force: true }) : target.click())
  }
  await click(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await click(page.getByRole('button', { name: 'Edit…' }))
  const form = page.getByRole('dialog')
  await click(form.getByRole('radio', { name: `All ${all.length} matches` }), true)
  await form.getByRole('textbox', { name: 'Percentage (use − to reduce)' }).fill('-5')
  await click(form.getByRole('button', { name: 'Preview' }))
  const preview = page.getByRole('dialog', { name: /^Change \d+ records\?/ })
  await expect(preview.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await click(preview.getByRole('button', { name: /^Change \d+ records/ }))
  expect(clicks).toBeLessThanOrEqual(6)
  await expect(getNotification(page, /\d+ records changed/).first()).toBeVisible()
  expect(priceOf(app, pricedProperty.id)).toBe(Math.round(pricedProperty.price_cents * 0.95))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(getNotification(page, /^Undone for \d+ records/).first()).toBeVisible()
  expect(priceOf(app, pricedProperty.id)).toBe(pricedProperty.price_cents)
})

test('undoes a batch from the activity page and names the records changed since', async ({ page, app }) => {
  const [firstProperty, secondProperty] = readEditableProperties(app).filter(
    ({ price_cents }) => price_cents > 0,
  )
  if (firstProperty === undefined || secondProperty === undefined)
    throw new Error('The sample lacks properties with a price')
  await openListings(page)
  for (const { reference } of [firstProperty, secondProperty])
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
  await expect(preview.getByText(firstProperty.reference)).toBeVisible()
  await preview.getByRole('button', { name: 'Change 2 records' }).click()
  await expect(getNotification(page, '2 records changed').first()).toBeVisible()
  await setPrice(page, secondProperty.id, 0.01)

  await page.goto('/activity')
  await page.getByRole('button', { name: 'Show bulk edit' }).first().click()
  const report = page.getByRole('dialog', { name: '2 records changed' })
  await report.getByRole('button', { name: 'Undo all' }).click()
  const undoReport = page.getByRole('dialog', { name: 'Undone for 1 record' })
  await expect(undoReport.getByRole('listitem').first()).toContainText(secondProperty.reference)
  await expect(undoReport.getByText('Someone else has changed it')).toBeVisible()
  await expectAccessible(page)
  expect(priceOf(app, firstProperty.id)).toBe(firstProperty.price_cents)
  expect(priceOf(app, secondProperty.id)).toBe(1)
})

test('publishes several properties on a portal, names those that it rejects, and undoes the batch', async ({
  page,
  app,
}) => {
  // Kyero fetches a feed, so nothing is sent to the URL of the fake portal.
  await app.restartApi(createPortalSettings('http://127.0.0.1:9', app.apiOrigin))
  const [firstProperty, secondProperty, withoutPrice] = queryRows<Publishable>(app, publishableQuery)
  if (firstProperty === undefined || secondProperty === undefined || withoutPrice === undefined)
    throw new Error('The sample lacks properties that portals accept')
  await setPrice(page, withoutPrice.id, 0)
  const readWantedStates = () =>
    queryRows<{ wanted: string }>(
      app,
      `select wanted from portal_exports where place = 'kyero' and property_id in (${firstProperty.id}, ${secondProperty.id}, ${withoutPrice.id})`,
    ).map(({ wanted }) => wanted)
  try {
    await openListings(page)
    for (const { reference } of [firstProperty, secondProperty, withoutPrice])
      await page
        .getByRole('article')
        .filter({ hasText: reference })
        .getByRole('checkbox')
        .check({ force: true })
    await page.getByRole('button', { name: 'Edit…' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Edit 3 records' })
    await form.getByRole('combobox', { name: 'Field' }).selectOption('Portal')
    const portal = form.getByRole('combobox', { name: 'Portal' })
    await expect(portal.getByRole('option', { name: 'Kyero' })).toBeAttached()
    await expectAccessible(page)
    await portal.focus()
    await page.keyboard.type('Kyero')
    await expect(portal).toHaveValue('kyero')
    await page.keyboard.press('Tab')
    await expect(form.getByRole('radio', { name: 'Publish' })).toBeFocused()
    await page.keyboard.press('Enter')

    const preview = page.getByRole('dialog', { name: 'Change 2 records?' })
    const rejectedItem = preview.getByRole('listitem').filter({ hasText: withoutPrice.reference })
    await expect(rejectedItem.getByText('The price is missing')).toBeVisible()
    const acceptedItem = preview.getByRole('listitem').filter({ hasText: firstProperty.reference })
    await expect(acceptedItem).toContainText('Kyero')
    await expect(acceptedItem).toContainText('Not published')
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Change 2 records' }).click()
    await expect(getNotification(page, '2 records changed').first()).toBeVisible()
    expect(readWantedStates()).toEqual(['listed', 'listed'])
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(getNotification(page, 'Undone for 2 records').first()).toBeVisible()
    expect(readWantedStates()).toEqual(['withdrawn', 'withdrawn'])
  } finally {
    await setPrice(page, withoutPrice.id, withoutPrice.price_cents / 100)
    await app.restartApi()
  }
})

test('archives all active properties at once, warns that adverts go offline, and undoes the batch', async ({
  page,
  app,
}) => {
  await app.restartApi(createPortalSettings('http://127.0.0.1:9', app.apiOrigin))
  const all = readActiveProperties(app)
  const readAdverts = () =>
    queryRows(app, `select property_id, place, wanted from portal_exports order by property_id, place`)
  const before = readAdverts()
  try {
    await openListings(page)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true })
    await page.getByRole('button', { name: `Select all ${all.length} matches` }).click()
    await expect(page.getByText(`${all.length} selected`)).toBeVisible()
    await page.getByRole('button', { name: 'Archive' }).click()
    const preview = page.getByRole('alertdialog', { name: /^Archive \d+ properties\?/ })
    await expect(preview.getByText(/\d+ adverts will go offline: .*Kyero/)).toBeVisible()
    await preview.getByRole('button', { name: 'Archive' }).click()
    await expect(getNotification(page, /^\d+ properties archived/).first()).toBeVisible()
    const remaining = readActiveProperties(app)
    // The sample agency's read-only properties (`disabled`) can't be archived.
    expect(remaining.every(({ disabled }) => disabled === 1)).toBe(true)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(getNotification(page, /^Undone for \d+ records/).first()).toBeVisible()
    expect(readActiveProperties(app).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(readAdverts()).toEqual(before)
  } finally {
    await app.restartApi()
  }
})

type Publishable = { id: number; reference: string; price_cents: number }

/** Active properties of the sample agency that Kyero accepts and that aren't published there. */
const publishableQuery = `select p.id, p.reference, p.price_cents from properties p
  join key_items k on k.id = p.type_id left join tags t on t.id = p.tag_id
  where k.name_en = 'Apartment' and p.archived = 0 and p.collection = 0 and p.disabled = 0 and p.lat is not null
    and p.photographed = 1 and p.living_area > 0 and p.bedrooms is not null and p.bathrooms is not null
    and p.price_cents >= 10000 and p.concelho is not null and p.distrito is not null
    and length(p.description_en) > 0 and coalesce(t.kind, '') != 'sold'
    and not exists (select 1 from portal_exports e where e.property_id = p.id and e.place = 'kyero')
  order by p.created_at desc limit 3`
