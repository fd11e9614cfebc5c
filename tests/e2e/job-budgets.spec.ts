import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { waitForHydration } from './support/hydration.ts'
import type { Page } from '@playwright/test'
import { queryRows } from './support/database.ts'
import { first, getPageTitle } from './support/dashboard.ts'
import type { AppUnderTest } from './support/app-under-test.ts'
import {
  readCompleteProperties,
  getCard,
  openListings,
  readPortalReadyProperties,
} from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The most common jobs, each with the maximum number of clicks and keys. The page counts them, so that no step is
// forgotten here. Choosing in a native select adds neither a click nor a key.

type InputCounts = { clicks: number; keys: number }

test.beforeEach(async ({ page, context }) => {
  // Unlike variables, sessionStorage survives navigations.
  await context.addInitScript(() => {
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta']
    const add = (kind: string) =>
      sessionStorage.setItem(kind, String(Number(sessionStorage.getItem(kind)) + 1))
    // Counts at the document: if an element moves while it is clicked, Playwright stops the click at the window and
    // clicks again. Keys cause clicks with a detail of 0.
    document.addEventListener('click', ({ detail }) => detail > 0 && add('clicks'), true)
    document.addEventListener(
      'keydown',
      ({ isTrusted, key }) => isTrusted && !modifiers.includes(key) && add('keys'),
      true,
    )
  })
  await openSession(page)
})

async function expectWithinBudget(
  page: Page,
  budget: Partial<InputCounts>,
  job: () => Promise<void>,
): Promise<void> {
  const { clicks, keys } = await countInput(page)
  await job()
  const after = await countInput(page)
  expect(after.clicks - clicks, 'clicks').toBeLessThanOrEqual(budget.clicks ?? 0)
  expect(after.keys - keys, 'keys').toBeLessThanOrEqual(budget.keys ?? 0)
}

const countInput = (page: Page): Promise<InputCounts> =>
  page.evaluate(() => ({
    clicks: Number(sessionStorage.getItem('clicks')),
    keys: Number(sessionStorage.getItem('keys')),
  }))

const openByReference = (page: Page, reference: string) => openListings(page, `?search=${reference}`)
const openActions = (page: Page, reference: string) =>
  getCard(page, reference)
    .getByRole('button', { name: `Actions for ${reference}` })
    .click()
const chooseMenuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click()

test('finds a property by its number: 5 keys', async ({ page, app }) => {
  const { reference } = first(readCompleteProperties(app))
  await page.goto('/home')
  await expectWithinBudget(page, { keys: 5 }, async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type(reference.replace(/\D/g, ''))
    await expect(page.getByRole('group', { name: 'Properties' }).getByRole('option').first()).toContainText(
      reference,
    )
  })
})

test('opens the oldest unread message from home: 1 click', async ({ page, app }) => {
  const [oldest] = queryRows<{ id: number }>(
    app,
    'select id from messages where read_at is null and archived_at is null order by received_at limit 1',
  )
  await page.goto('/home')
  await expectWithinBudget(page, { clicks: 1 }, async () => {
    await page
      .getByRole('region', { name: 'Waiting for a reply' })
      .getByRole('listitem')
      .filter({ hasText: 'Unread' })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(`/inbox/read/${oldest?.id}`)
  })
})

test('lists the properties without an energy rating from home: 1 click', async ({ page }) => {
  await page.goto('/home')
  await expectWithinBudget(page, { clicks: 1 }, async () => {
    await page.getByRole('link', { name: /^No energy rating/ }).click()
    await expect(page).toHaveURL('/properties/listings?missing=energy')
  })
})

test('changes ten prices in the table: 1 click and 80 keys', async ({ page }) => {
  await openListings(page, '?view=table')
  const prices = page.getByRole('button', { name: /Change price of/ })
  await prices.first().waitFor()
  await expectWithinBudget(page, { clicks: 1, keys: 80 }, async () => {
    await prices.first().click()
    for (let n = 0; n < 10; n++) {
      await expect(page.locator('input[name="price"]')).toHaveCount(1)
      await page.keyboard.type(String(450_000 + n))
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table')).toContainText('450.009')
  })
})

test('prints a flyer from the list: 3 clicks', async ({ page, app }) => {
  const { id, reference } = first(readCompleteProperties(app))
  await openByReference(page, reference)
  await expectWithinBudget(page, { clicks: 3 }, async () => {
    await openActions(page, reference)
    await chooseMenuItem(page, 'Print…')
    await expect(page).toHaveURL(`/properties/print/${id}`)
    await expect(getPageTitle(page, 'Print')).toBeVisible()
    await page.evaluate(() => (window.print = () => document.body.toggleAttribute('data-printed', true)))
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
  })
})

test('hides a price: 2 clicks', async ({ page, app }) => {
  const { id, reference } = first(
    readCompleteProperties(app).filter((candidate) => !isPriceHidden(app, candidate.id)),
  )
  await openByReference(page, reference)
  await expectWithinBudget(page, { clicks: 2 }, async () => {
    await openActions(page, reference)
    await chooseMenuItem(page, 'Hide price')
    await expect.poll(() => isPriceHidden(app, id)).toBe(true)
  })
})

test('archives a published property and unarchives it: 3 and 4 clicks', async ({ page, app }) => {
  const publishedIds = queryRows<{ property_id: number }>(
    app,
    "select property_id from portal_exports where wanted = 'listed'",
  ).map((row) => row.property_id)
  const { id, reference } = first(
    readCompleteProperties(app).filter((candidate) => publishedIds.includes(candidate.id)),
  )
  const readArchived = () => queryRows(app, 'select archived from properties where id = ?', id)[0]?.archived
  await openByReference(page, reference)
  await expectWithinBudget(page, { clicks: 3 }, async () => {
    await openActions(page, reference)
    await chooseMenuItem(page, 'Archive')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(readArchived).toBe(1)
  })
  await expectWithinBudget(page, { clicks: 4 }, async () => {
    await page.getByRole('link', { name: 'Archived properties' }).first().click()
    await expect(getPageTitle(page, 'Archived properties')).toBeVisible()
    await openActions(page, reference)
    await chooseMenuItem(page, 'Unarchive')
    await expect.poll(readArchived).toBe(0)
  })
})

test('publishes a property on two portals: 3 clicks', async ({ page, app }) => {
  const readExports = () =>
    queryRows<{ property_id: number; place: string }>(app, 'select * from portal_exports')
  const { id } = first(
    readPortalReadyProperties(app).filter(
      (property) => !readExports().some(({ property_id }) => property_id === property.id),
    ),
  )
  await app.restartApi(createPortalSettings('http://127.0.0.1:9', app.apiOrigin))
  await page.goto(`/properties/edit/${id}/general`)
  await waitForHydration(page)
  await expectWithinBudget(page, { clicks: 3 }, async () => {
    const tabs = page.getByRole('navigation', { name: 'Property sections' })
    await tabs.getByRole('link', { name: 'Portals' }).click()
    await page.getByRole('button', { name: 'Publish: idealista' }).click()
    await page.getByRole('button', { name: 'Publish: Kyero' }).click()
    const places = () =>
      readExports()
        .filter((candidate) => candidate.property_id === id)
        .map(({ place }) => place)
    await expect.poll(() => places().sort()).toEqual(['idealista', 'kyero'])
  })
  await app.restartApi()
})

test('hands over an agent’s records from home: 5 clicks and a choice', async ({ page, app }) => {
  const countRecords = () =>
    queryRows<{ n: number }>(
      app,
      `select count(*) n from properties p join agents a on a.id = p.agent_id where a.first_name = 'Duarte'`,
    )[0]?.n
  expect(countRecords()).toBeGreaterThan(0)
  await page.goto('/home')
  await expectWithinBudget(page, { clicks: 5 }, async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Office' }).click()
    await menu.getByRole('link', { name: 'Agents' }).click()
    await page.getByRole('button', { name: 'Actions for Duarte Sequeira' }).click()
    await chooseMenuItem(page, 'Hand over records')
    await page.getByRole('combobox', { name: 'Hand over to' }).selectOption({ label: 'Mariana Figueiredo' })
    await page.getByRole('button', { name: 'Hand over', exact: true }).click()
    await expect(page.getByText('Handed over')).toBeVisible()
    expect(countRecords()).toBe(0)
  })
})

test('replies to a message from the inbox: 3 clicks and 40 keys', async ({ page }) => {
  await page.goto('/inbox')
  await expectWithinBudget(page, { clicks: 3, keys: 40 }, async () => {
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Reply by email' }).click()
    await expect(page.getByLabel(/^Text/)).toBeFocused()
    await page.keyboard.type('See you on Saturday.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(/^Sent to /)).toBeVisible()
  })
})

test('starts a new property: 1 key', async ({ page }) => {
  await page.goto('/home')
  await waitForHydration(page)
  await expectWithinBudget(page, { keys: 1 }, async () => {
    await page.keyboard.press('n')
    await expect(getPageTitle(page, 'New property')).toBeVisible()
  })
})

function isPriceHidden(app: AppUnderTest, id: number): boolean {
  return queryRows(app, 'select hide_price from properties where id = ?', id)[0]?.hide_price === 1
}
