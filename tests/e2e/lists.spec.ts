import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { readActiveProperties, readEditableProperties, getCard, openFilters } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getFilters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const getCountStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ propert/ })
    .first()
const getNotifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function readTotal(page: Page): Promise<number> {
  await expect(getCountStatus(page)).toHaveText(/propert/)
  return Number(/\d+/.exec((await getCountStatus(page).textContent()) ?? '')?.[0] ?? 0)
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('shares filters by URL, remembers them, and removes one or all', async ({ page, context }) => {
  await page.goto('/properties/listings')
  const total = await readTotal(page)
  await openFilters(page)
  await getFilters(page).getByLabel('Price up to').fill('600.000')
  await expect(page).toHaveURL(/price=600000/)
  await getFilters(page).getByRole('checkbox', { name: 'With problems' }).check()
  const filteredResponse = page.waitForResponse((response) =>
    /\/api\/v1\/properties\?.*lisboa/.test(response.url()),
  )
  await getFilters(page).getByRole('combobox', { name: 'Location' }).fill('lisboa')
  await expect(page).toHaveURL(/location=lisboa/)
  await expect(page).toHaveURL(/problems=1/)
  const { total: filteredTotal } = (await (await filteredResponse).json()) as { total: number }
  expect(filteredTotal).toBeLessThan(total)
  await expect.poll(() => readTotal(page)).toBe(filteredTotal)

  const newTab = await context.newPage()
  await newTab.goto(page.url())
  await expect.poll(() => readTotal(newTab)).toBe(filteredTotal)
  await openFilters(newTab)
  await expect(getFilters(newTab).getByRole('checkbox', { name: 'With problems' })).toBeChecked()
  await newTab.close()

  await page.goto('/home')
  await page.goto('/properties/listings')
  await expect(page).toHaveURL(/location=lisboa/)
  await expect.poll(() => readTotal(page)).toBe(filteredTotal)

  await page.getByRole('button', { name: 'Remove filter: Location: lisboa' }).click()
  await expect(page).not.toHaveURL(/location/)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).not.toHaveURL(/price/)
  await expect.poll(() => readTotal(page)).toBe(total)
})

test("suggests the agency's places in the location filter", async ({ page }) => {
  await page.goto('/properties/listings')
  await openFilters(page)
  await getFilters(page).getByRole('combobox', { name: 'Location' }).focus()
  await expect(page.locator('datalist option[value="Cascais"]')).toBeAttached()
})

test('disables the filter panel of sold and archived lists with a reason; the low-cost list omits three filters', async ({
  page,
}) => {
  for (const [path, title] of [
    ['sold', 'Sold properties'],
    ['archived', 'Archived properties'],
  ]) {
    await page.goto(`/properties/${path}?name=NOTHING+IS+CALLED+THIS`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await openFilters(page)
    await expect(page.getByText(/Filters don’t apply here/)).toBeVisible()
    await expect(getFilters(page).getByLabel('Reference')).toHaveCount(0)
    expect(await readTotal(page)).toBeGreaterThan(0)
  }
  await page.goto('/properties/low_cost')
  await expect(page.getByRole('heading', { level: 1, name: 'Low-cost properties' })).toBeVisible()
  await openFilters(page)
  await expect(getFilters(page).getByRole('checkbox', { name: 'With problems' })).toBeVisible()
  for (const name of ['Private collection', 'In a development', 'Highlighted'])
    await expect(getFilters(page).getByRole('checkbox', { name })).toHaveCount(0)
})

test('archives several properties at once and restores all with Undo', async ({ page, app }) => {
  await page.goto('/properties/listings')
  const before = await readTotal(page)
  const bar = page.getByRole('region', { name: 'Selected properties' })
  const checkboxes = readEditableProperties(app)
    .slice(0, 3)
    .map(({ reference }) => getCard(page, reference).getByRole('checkbox'))
  // When the bar closes, focus returns to the element that had it before.
  await checkboxes[0]?.check()
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(checkboxes[0] ?? bar).toBeFocused()
  for (const checkbox of checkboxes) await checkbox.check()
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await bar.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(getNotifications(page).getByText('3 properties archived')).toBeVisible()
  await expect.poll(() => readTotal(page)).toBe(before - 3)
  await getNotifications(page).getByRole('button', { name: 'Undo' }).click()
  await expect(getNotifications(page).getByText('Undone for 3 records')).toBeVisible()
  await expect.poll(() => readTotal(page)).toBe(before)
})

test('tags several properties after a preview of their tags, and deletes two after listing them', async ({
  page,
  app,
}) => {
  await page.goto('/properties/listings')
  const before = await readTotal(page)
  const [firstProperty, secondProperty, thirdProperty] = readEditableProperties(app).slice(3, 6)
  const selectCards = async (...properties: (typeof firstProperty)[]) => {
    for (const property of properties)
      await getCard(page, property?.reference ?? 'none')
        .getByRole('checkbox')
        .check()
  }
  const bar = page.getByRole('region', { name: 'Selected properties' })
  await selectCards(firstProperty, secondProperty, thirdProperty)
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('menuitem', { name: 'reserved' }).click()
  const preview = page.getByRole('alertdialog', { name: /^Change the tag of \d records? to “reserved”\?$/ })
  await expect(preview.getByRole('listitem')).toHaveCount(3)
  for (const row of await preview.getByRole('listitem').all())
    await expect(row).toContainText(/reserved|Already has this value/)
  await preview.getByRole('button', { name: 'Tag' }).click()
  await expect(
    getNotifications(page).getByText(/^Tag changed to “reserved” for \d propert(y|ies)/),
  ).toBeVisible()
  await expect(
    getCard(page, thirdProperty?.reference ?? 'none')
      .getByText('reserved')
      .first(),
  ).toBeVisible()

  await selectCards(firstProperty, secondProperty)
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Warning' })
  await expect(question.getByText(firstProperty?.reference ?? 'none')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(getNotifications(page).getByText('2 properties deleted')).toBeVisible()
  await expect.poll(() => readTotal(page)).toBe(before - 2)
})

test('previews which properties exceed the highlight limit when highlighting all matches', async ({
  page,
}) => {
  await page.goto('/properties/listings')
  const total = await readTotal(page)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected properties' })
  await bar.getByRole('button', { name: `Select all ${total} matches` }).click()
  await expect(bar.getByRole('status')).toHaveText(`${total} selected`)
  await bar.getByRole('button', { name: 'Highlights' }).click()
  await page.getByRole('menuitem', { name: 'Highlight', exact: true }).click()
  const preview = page.getByRole('alertdialog')
  await expect(preview.getByText(/maximum 18/).first()).toBeVisible()
  await expectAccessible(page)
  const applyButton = preview.getByRole('button', { name: 'Highlight', exact: true })
  if (await applyButton.isEnabled()) {
    await applyButton.click()
    await expect(getNotifications(page).getByText(/highlighted/)).toBeVisible()
  } else await preview.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/properties/listings?highlighted=1')
  expect(await readTotal(page)).toBeLessThanOrEqual(18)
})

test('edits a price inline by keyboard and undoes it', async ({ page, app }) => {
  const { reference } = first(readEditableProperties(app))
  await page.goto(`/properties/listings?reference=${reference}`)
  const price = getCard(page, reference).getByRole('button', { name: /Change price/ })
  const before = (await price.textContent()) ?? ''
  await price.focus()
  await page.keyboard.press('Enter')
  const priceField = getCard(page, reference).getByRole('textbox', { name: /Price of/ })
  await priceField.fill('12 34x')
  await page.keyboard.press('Enter')
  await expect(priceField).toHaveAttribute('aria-invalid', 'true')
  await priceField.fill('1.234.567')
  await page.keyboard.press('Enter')
  await expect(price).toBeFocused()
  await expect(price).toContainText('1.234.567\u00a0€')
  await getNotifications(page).getByRole('button', { name: 'Undo' }).click()
  await expect(price).toHaveText(before)
  await page.reload()
  await expect(price).toHaveText(before)
})

test('reverts a change if the API does not respond, and shows the reason', async ({ page, app }) => {
  const { reference } = first(readEditableProperties(app))
  await page.goto(`/properties/listings?reference=${reference}`)
  const price = getCard(page, reference).getByRole('button', { name: /Change price/ })
  const before = (await price.textContent()) ?? ''
  await app.stopApi()
  await price.click()
  await getCard(page, reference)
    .getByRole('textbox', { name: /Price of/ })
    .fill('1')
  await page.keyboard.press('Enter')
  await expect(getNotifications(page).getByText('Server is not responding, connection error')).toBeVisible()
  await expect(price).toHaveText(before)
  await app.startApi()
})

test('marks a highlighted property as sold, which removes it from the highlights, and restores it with Undo', async ({
  page,
  app,
}) => {
  const { reference } = first(
    queryRows<{ reference: string }>(
      app,
      'select reference from properties where highlighted = 1 and archived = 0 and disabled = 0 and tag_id is null',
    ),
  )
  await page.goto('/properties/listings?highlighted=1')
  const before = await readTotal(page)
  await page.getByRole('button', { name: `Actions for ${reference}` }).click()
  await page.getByRole('menuitem', { name: 'Mark as sold…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/removed from the highlights/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as sold' }).click()
  await expect(
    getNotifications(page).getByText(`${reference} is marked as sold. You’ll find it under Sold properties.`),
  ).toBeVisible()
  await expect.poll(() => readTotal(page)).toBe(before - 1)
  await getNotifications(page).getByRole('button', { name: 'Undo' }).click()
  await expect(getNotifications(page).getByText(`${reference} restored`)).toBeVisible()
  await expect.poll(() => readTotal(page)).toBe(before)
  await expect(page.getByRole('button', { name: `Actions for ${reference}` })).toBeVisible()
})

test('sorts the table by its header, selects a row by keyboard, and remembers the view', async ({
  page,
  app,
}) => {
  await page.goto('/properties/listings')
  await page.getByRole('radio', { name: 'Cards' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=table/)
  const table = page.getByRole('table')
  const head = table.getByRole('columnheader', { name: 'Price' })
  await head.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=priceLow/)
  // The previous rows stay until the sorted ones arrive, so this waits for the cheapest property.
  const cheapest = first(readActiveProperties(app).toSorted((a, b) => a.price_cents - b.price_cents))
  await table.getByRole('checkbox', { name: `Select ${cheapest.reference}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Selected properties' })).toBeVisible()
  await page.goto('/properties/sold')
  await expect(page).toHaveURL(/view=table/)
  await page.getByRole('radio', { name: 'Table', exact: true }).press('ArrowLeft')
  await expect(page).toHaveURL('/properties/sold')
})

test('opens a card on the map by keyboard, and Escape returns focus', async ({ page, app }) => {
  const { reference } = first(
    queryRows<{ reference: string }>(
      app,
      'select reference from properties where lat is not null and archived = 0 and disabled = 0 and tag_id is null',
    ),
  )
  await page.goto(`/properties/listings?view=map&reference=${reference}`)
  const map = page.getByRole('region', { name: 'Map' })
  const label = map.getByRole('button', { name: /€/ }).first()
  await label.focus()
  await page.keyboard.press('Enter')
  const link = map.getByRole('link').first()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)
  await expect(label).toBeFocused()
})

test('shows all matches on the map, names clusters, and links to properties without a location', async ({
  page,
  app,
}) => {
  const countWhere = (where: string) =>
    queryRows<{ count: number }>(
      app,
      `select count(*) as count from properties p left join tags t on t.id = p.tag_id
        where p.archived = 0 and (t.kind is null or t.kind <> 'sold') and ${where}`,
    )[0]?.count ?? 0
  const withLocation = countWhere('p.lat is not null')
  const withoutLocation = countWhere('p.lat is null')
  await page.goto('/properties/listings?view=map')
  const map = page.getByRole('region', { name: 'Map' })
  await expect(page.getByText(`${withLocation} properties on the map`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  const readMapLabels = () => map.locator('.map-label').allTextContents()
  const countOnMap = async () =>
    (await readMapLabels()).reduce((sum, text) => sum + Number(/^(\d+) in /.exec(text)?.[1] ?? 1), 0)
  await expect.poll(countOnMap).toBe(withLocation)
  expect((await readMapLabels()).some((text) => / in \S/.test(text))).toBe(true)
  await page.getByRole('link', { name: `${withoutLocation} without a location` }).click()
  await expect(page).toHaveURL(/view=table&?.*missing=location|missing=location.*view=table/)
  await expect.poll(() => readTotal(page)).toBe(withoutLocation)
})

for (const [name, path] of [
  ['cards', '/properties/listings?problems=1'],
  ['the table', '/properties/listings?view=table'],
  ['the map', '/properties/listings?view=map'],
  ['sold', '/properties/sold?sort=title'],
  ['archived', '/properties/archived?sort=title'],
  ['low cost', '/properties/low_cost?sort=title'],
] as const) {
  test(`conforms to WCAG in both themes: ${name}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}
