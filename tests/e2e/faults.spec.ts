import type { Page } from '@playwright/test'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { getCards, readEditableProperties } from './support/listings.ts'
import { signIn } from './support/sign-in.ts'
import { FaultyProxy } from './support/faulty-proxy.ts'
import { expect, test } from './support/test.ts'

const noResponse = /Server is not responding, connection error/
const getErrorPanel = (page: Page) => page.getByRole('main').getByRole('alert')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const getCityField = (page: Page) => page.getByLabel('City')

async function openProfile(page: Page) {
  await page.goto('/users/myprofile')
  await expect(getCityField(page)).toBeVisible()
}

async function writeCity(page: Page, name: string) {
  await getCityField(page).fill(name)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
}

test.beforeEach(async ({ page }) => signIn(page))

test.describe('API outage', () => {
  test.afterEach(async ({ app }, { status, expectedStatus }) => {
    if (status !== expectedStatus) await app.restartApi()
  })

  // `npm run faults -- --only R-1` measures how soon an outage is reported.
  test('shows an error panel and recovers when the API is back', async ({ page, app }) => {
    await app.stopApi()
    await page.goto('/properties/listings', { waitUntil: 'commit' })
    await expect(getErrorPanel(page)).toContainText(noResponse)
    await expect(page.getByRole('heading', { level: 1, name: 'Active listings' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(getErrorPanel(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    await app.startApi()
    await expect(getCards(page).first()).toBeVisible()
    await expect(getErrorPanel(page)).toHaveCount(0)
  })

  test('Retry sends a request immediately', async ({ page, app }) => {
    await app.stopApi()
    await page.goto('/properties/listings')
    await expect(getErrorPanel(page)).toBeVisible()
    const request = page.waitForRequest(/\/api\/v1\/properties\?/)
    await getErrorPanel(page).getByRole('button', { name: 'Retry' }).click()
    await request
    await app.startApi()
    await expect(getCards(page).first()).toBeVisible()
  })

  test('a loaded list stays visible, marked as outdated', async ({ page, app }) => {
    await page.goto('/properties/listings')
    await expect(getCards(page).first()).toBeVisible()
    await app.stopApi()
    await page.getByLabel('Sort by').selectOption('priceHigh')
    await expect(page.getByText('Couldn’t refresh this')).toBeVisible()
    await expect(getCards(page).first()).toBeVisible()
    await app.startApi()
    await expect(page.getByText('Couldn’t refresh this')).toBeHidden()
  })

  test('a form keeps the typed values and saves once the API is back', async ({ page, app }) => {
    await openProfile(page)
    await writeCity(page, 'Monsaraz')
    await app.stopApi()
    await save(page)
    await expect(getErrorPanel(page)).toContainText(noResponse)
    await expect(getCityField(page)).toHaveValue('Monsaraz')
    await app.startApi()
    await save(page)
    await expect(page.getByText('Profile saved successfully')).toBeVisible()
    await page.reload()
    await expect(getCityField(page)).toHaveValue('Monsaraz')
  })

  test('an edited property keeps the typed values and saves once the API is back', async ({ page, app }) => {
    const { id } = first(readEditableProperties(app))
    await page.goto(`/properties/edit/${id}/general`)
    const price = page.locator('[name="price"]')
    await price.fill('987.654,32')
    await app.stopApi()
    await save(page)
    await expect(getErrorPanel(page)).toContainText(noResponse)
    await expect(price).toHaveValue('987.654,32')
    await app.startApi()
    await save(page)
    await expect(page.getByText('Saved successfully')).toBeVisible()
    expect(queryRows(app, 'select price_cents from properties where id = ?', id)[0]?.price_cents).toBe(
      98_765_432,
    )
  })
})

test.describe('unexpected API responses', () => {
  let faultyProxy: FaultyProxy
  test.beforeAll(async ({ app }) => {
    faultyProxy = await FaultyProxy.inFrontOf(app.apiOrigin)
    await app.restartDashboard({ AGENCY_API_URL: faultyProxy.origin })
  })
  test.afterEach(() => {
    faultyProxy.respondWith = () => 'pass'
  })
  test.afterAll(async ({ app }) => {
    await app.restartDashboard()
    faultyProxy.stop()
  })

  const unexpectedResponses = {
    'another success status': { status: 202 },
    'an HTML page with 200': {
      type: 'text/html',
      body: '<!doctype html><p>Welcome to the hotel network</p>',
    },
    'truncated JSON': { body: '{"profile":{"name":"An' },
    'JSON of another shape': { body: '[]' },
    'an error without an API error code': {
      status: 500,
      type: 'text/plain',
      body: 'Traceback (most recent call last)',
    },
  } as const
  for (const [kind, response] of Object.entries(unexpectedResponses)) {
    test(`${kind} is not treated as saved: it is reported, and typed values stay`, async ({ page }) => {
      await openProfile(page)
      faultyProxy.respondWith = ({ method }) => (method === 'PATCH' ? response : 'pass')
      await writeCity(page, kind)
      await save(page)
      await expect(getErrorPanel(page)).toContainText('Error')
      await expect(page.getByText('Profile saved successfully')).toHaveCount(0)
      await expect(getCityField(page)).toHaveValue(kind)
      await expect(page.locator('body')).not.toContainText(/Traceback|hotel network/)
      faultyProxy.respondWith = () => 'pass'
      await save(page)
      await expect(page.getByText('Profile saved successfully')).toBeVisible()
    })
  }

  test('200 instead of 202 for a property is not treated as saved', async ({ page, app }) => {
    const { id } = first(readEditableProperties(app))
    faultyProxy.respondWith = ({ path }) => (path.endsWith('/update') ? { status: 200 } : 'pass')
    await page.goto(`/properties/edit/${id}/general`)
    const price = page.locator('[name="price"]')
    await price.fill('123.456,78')
    await save(page)
    await expect(getErrorPanel(page)).toContainText('Error')
    await expect(page.getByText('Saved successfully')).toHaveCount(0)
    await expect(price).toHaveValue('123.456,78')
  })

  test('a list returned as HTML breaks only its panel, and Retry recovers', async ({ page }) => {
    faultyProxy.respondWith = ({ path }) =>
      path === '/properties' ? { type: 'text/html', body: '<p>Hello</p>' } : 'pass'
    await page.goto('/properties/listings')
    await expect(getErrorPanel(page)).toContainText('Error')
    await expect(page.getByRole('heading', { level: 1, name: 'Active listings' })).toBeVisible()
    faultyProxy.respondWith = () => 'pass'
    await getErrorPanel(page).getByRole('button', { name: 'Retry' }).click()
    await expect(getCards(page).first()).toBeVisible()
  })

  test('a hanging request times out after ten seconds and the typed values stay', async ({ page }) => {
    await openProfile(page)
    faultyProxy.respondWith = ({ method }) => (method === 'PATCH' ? 'hang' : 'pass')
    await writeCity(page, 'Sortelha')
    await save(page)
    await expect(getErrorPanel(page)).toContainText(noResponse, { timeout: 15_000 })
    await expect(getCityField(page)).toHaveValue('Sortelha')
  })
})
