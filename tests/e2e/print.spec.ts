import type { Page } from '@playwright/test'
import { queryRows } from './support/database.ts'
import { first, getPageTitle } from './support/dashboard.ts'
import { readCompleteProperties, readEditableProperties, getCard, openListings } from './support/listings.ts'
import { openSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

async function readPageSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(
    ([, width, height]) => `${width} × ${height}`,
  )
}

test('prints a property as a sheet and as a window card, without a hidden price', async ({ page, app }) => {
  await signIn(page)
  const listing = first(readCompleteProperties(app))
  await openListings(page, `?search=${listing.reference}`)
  await getCard(page, listing.reference)
    .getByRole('button', { name: `Actions for ${listing.reference}` })
    .click()
  await page.getByRole('menuitem', { name: 'Print…' }).click()
  await expect(page).toHaveURL(`/properties/print/${listing.id}`)
  await expect(getPageTitle(page, 'Print')).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Page 1' })
  await expect(sheet.getByRole('heading', { name: listing.title_en })).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^Energy rating: / })).toBeVisible()
  const [texts] = queryRows<{ seo_slug_en: string }>(
    app,
    `select seo_slug_en from properties where id = ${listing.id}`,
  )
  await expect(
    sheet.getByRole('img', { name: `QR code for https://www.soleira.example/en/${texts?.seo_slug_en}` }),
  ).toBeVisible()
  expect((await readPageSizes(page)).slice(0, 2)).toEqual(['594 × 841', '594 × 841'])

  const propertyWithHiddenPrice = first(
    queryRows<{ id: number; title_pt: string }>(
      app,
      "select id, title_pt from properties where hide_price = 1 and disabled = 0 and archived = 0 and title_pt != ''",
    ),
  )
  await page.goto(`/properties/print/${propertyWithHiddenPrice.id}`)
  // The choice is stored in the URL, so it is applied shortly after the click.
  await page.getByRole('radio', { name: 'Window card' }).click({ force: true })
  await expect(page).toHaveURL(/kind=window/)
  await page.getByLabel('Text language').selectOption('pt')
  const windowCard = page.getByRole('region', { name: 'Cartaz de montra' })
  await expect(windowCard.getByRole('heading', { name: propertyWithHiddenPrice.title_pt })).toBeVisible()
  await expect(windowCard.getByText('Preço sob consulta')).toBeVisible()
  await expect(windowCard).not.toContainText('€')
  expect(await readPageSizes(page)).toEqual(['841 × 594'])
})

for (const url of [
  '/users',
  '/properties/listings',
  '/properties/listings?view=table',
  '/agents/listings',
  '/inbox',
  '/activity',
  '/download/csv',
])
  test(`prints ${url} without buttons and within the sheet`, async ({ page }) => {
    await openSession(page)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(url)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    // Names and prices are printed although they are buttons.
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button')]
        .filter((button) => button.checkVisibility() && !button.matches('table button, article button'))
        .map((button) => button.ariaLabel ?? button.innerText),
    )
    expect(actions).toEqual([])
    const icons = page.locator('main :is(table, article) button:visible').filter({ hasNotText: /\p{L}|\d/u })
    await expect(icons).toHaveCount(0)
    await expect(page.locator('main :is(input, select):visible')).toHaveCount(0)
    const overflowCount = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
        ).length,
    )
    expect(overflowCount).toBe(0)
  })

test('prints a location without the place search', async ({ page, app }) => {
  await openSession(page)
  const { id } = first(readEditableProperties(app))
  await page.goto(`/properties/edit/${id}/location`)
  const search = page.getByRole('combobox', { name: 'Find a place or address' })
  await expect(search).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(search).toBeHidden()
})

test('prints a map without its zoom buttons', async ({ page }) => {
  await openSession(page)
  await page.goto('/districts/listings')
  const zoom = page.getByRole('button', { name: 'Zoom in', exact: true })
  await expect(zoom).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(zoom).toBeHidden()
})

for (const [resource, selectId] of [
  ['properties', 'select id from properties where disabled = 0 and archived = 0 order by id limit 1'],
  [
    'condominiums',
    'select condominium_id as id from properties where condominium_id is not null and archived = 0 order by 1 limit 1',
  ],
  ['districts', 'select id from districts order by id limit 1'],
] as const)
  test(`prints the form of ${resource} in both languages, without controls and within the sheet`, async ({
    page,
    app,
  }) => {
    await openSession(page)
    const { id } = first(queryRows<{ id: number }>(app, selectId))
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(`/${resource}/edit/${id}${resource === 'districts' ? '' : '/general'}`)
    const englishTitle = page.locator(`[name="${resource === 'districts' ? 'name' : 'i18n.title'}.en"]`)
    await expect(page.getByRole('tab', { name: 'English' }).first()).toBeVisible()
    await expect(englishTitle).toBeHidden()
    if (resource === 'condominiums')
      await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(englishTitle).toBeVisible()
    await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('toolbar').filter({ visible: true })).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^(Decrease|Increase) / }).filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('main [id$="-help"]:visible')).toHaveCount(0)
    await expect(page.locator('main label:visible:has(.sr-only[type=checkbox]:not(:checked))')).toHaveCount(0)
    const table = page.getByRole('main').locator('table')
    for (const right of await table.evaluateAll((tables) =>
      tables.map((element) => element.getBoundingClientRect().right),
    ))
      expect(right).toBeLessThanOrEqual(794)
  })

test('shows the city, country and phone of users, and prints them', async ({ page }) => {
  await openSession(page)
  await page.goto('/users')
  const columns = page.getByRole('columnheader').filter({ visible: true })
  const details = ['Role', 'Email confirmed', 'City', 'Country', 'Phone']
  await expect(columns.filter({ hasText: /\S/ })).toContainText(['Name', ...details])
  // A4 without and with margins.
  for (const width of [794, 703]) {
    await page.setViewportSize({ width, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(columns.filter({ hasText: /\S/ })).toContainText(['Name', ...details])
    await expect(page.getByText('anabela@soleira.example').filter({ visible: true })).toHaveCount(1)
    const right = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
  }
})

test('prints lists on white in the dark theme, with the first row below the header', async ({
  page,
  app,
}) => {
  await signIn(page)
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: app.origin }])
  await openListings(page, '?view=table')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const header = await page.getByRole('columnheader', { name: 'Price' }).boundingBox()
  const row = await page.locator('tbody tr').first().boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + 1)
})
