import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-empty-'))

// Not beforeAll, which runs before the fixture that restores the sample agency.
test.beforeEach(async ({ product }) => {
  await product.restartApi({ AGENCY_DATA_DIR: dataDir, AGENCY_DEMO: '0' })
  await product.restartDashboard({ AGENCY_DEMO: '0' })
})

test.afterAll(async ({ product }) => {
  await product.restartDashboard()
  await product.restartApi()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Empty lists: URL, title, and the offered action (null: its records are created elsewhere). */
const emptyLists: [address: string, title: string, action: string | null][] = [
  ['/properties/listings', 'No properties yet', 'Add property'],
  ['/properties/sold', 'Nothing sold yet', 'Active listings'],
  ['/properties/archived', 'No archived properties', 'Active listings'],
  ['/properties/low_cost', 'No low cost properties yet', 'Active listings'],
  ['/condominiums/listings', 'No developments yet', 'Add development'],
  ['/condominiums/archived', 'No archived developments', 'Active developments'],
  ['/agents/listings', 'No agents yet', 'Add agent'],
  ['/districts/listings', 'No districts yet', 'Add district'],
  ['/services/listings', 'No services yet', 'New service'],
  ['/frontpage', 'No covers yet', 'Add photos'],
  ['/frontpage', 'No highlights yet', 'Add a property'],
  ['/portals', 'No properties yet', 'Add property'],
  ['/inbox', 'No messages yet', null],
  ['/download/csv', 'No contacts yet', null],
]

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('the first Administrator sets up an empty agency and creates one record of each kind', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  const link = () => /http\S+\/signup\?setup=\S+/.exec(product.apiOutput)?.[0] ?? ''
  // The API may be ready before its output has been read.
  await expect.poll(link).not.toBe('')
  await page.goto(link())
  await expect(page.getByText('You’re setting up a new agency')).toBeVisible()
  await page.getByLabel('Name').fill('Primeira Administradora')
  await page.getByLabel('Email').fill('primeira@agency.example')
  await page.locator('input[name="password"]').fill('uma-frase-bem-comprida')
  await page.locator('input[name="password_confirmation"]').fill('uma-frase-bem-comprida')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: 'Add your first property' })).toBeVisible()

  const main = page.getByRole('main')
  for (const [address, title, action] of emptyLists) {
    await test.step(`${address}: ${title}`, async () => {
      await page.goto(address)
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      if (action !== null)
        await expect(
          main
            .getByRole('link', { name: action })
            .or(main.getByRole('button', { name: action }))
            .last(),
        ).toBeVisible()
    })
  }

  await page.goto('/home')
  await page.getByRole('link', { name: 'Add your first property' }).click()
  await expect(page).toHaveURL('/properties/new')
  const types = page.locator('select[name="type_id"] option')
  await expect(types.filter({ hasText: 'Apartment' })).toHaveCount(1)
  await page.getByRole('button', { name: 'New type' }).click()
  const dialog = page.getByRole('dialog', { name: 'New type' })
  await dialog.locator('input[name="name.en"]').fill('Windmill')
  await dialog.locator('input[name="name.pt"]').fill('Moinho')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('select[name="type_id"]').locator('option:checked')).toHaveText('Windmill')
  await expectAccessible(page)
  await page.locator('input[name="reference"]').fill('first-1')
  await page.locator('input[name="price"]').fill('350.000')
  await page.locator('input[name="i18n.title.pt"]').fill('Moinho em Sintra')
  await save(page)
  await expect(page).toHaveURL(/\/properties\/edit\/\d+\/general/)

  await page.goto('/agents/add')
  await page.getByLabel('First name').fill('Leonor')
  await page.getByLabel('Last name').fill('Prata')
  await page.getByLabel('Email').fill('leonor@agency.example')
  await page.getByRole('textbox', { name: 'Role (Portuguese)' }).fill('Consultora')
  await save(page)
  await expect(page).toHaveURL('/agents/listings')
  await expect(page.getByRole('article').filter({ hasText: 'Leonor Prata' })).toBeVisible()

  await page.goto('/districts/add')
  await page.getByRole('textbox', { name: 'Name (Portuguese)' }).fill('Sintra')
  await save(page)
  await expect(page).toHaveURL(/\/districts\/edit\/\d+$/)

  await page.goto('/services/new')
  await page.locator('input[name="title.pt"]').fill('Avaliação')
  await save(page)
  await expect(page).toHaveURL(/\/services\/edit\/\d+$/)

  await page.goto('/condominiums/new')
  await page.locator('input[name="i18n.title.pt"]').fill('Jardins da Foz')
  await save(page)
  await expect(page).toHaveURL(/\/condominiums\/edit\/\d+\/general/)

  await page.goto('/key-items/features')
  await main.getByRole('button', { name: 'New feature' }).first().click()
  await page.locator('input[name="name.en"]').fill('Observatory')
  await page.locator('input[name="name.pt"]').fill('Observatório')
  await save(page)
  await expect(page.getByRole('button', { name: 'Observatory', exact: true })).toBeVisible()

  await page.goto('/properties/listings')
  await expect(page.getByRole('article').filter({ hasText: 'FIRST-1' })).toContainText('Moinho em Sintra')
})
