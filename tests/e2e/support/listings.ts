import { expect, type Page } from '@playwright/test'
import { queryRows } from './database.ts'
import type { AppUnderTest } from './app-under-test.ts'

type ListedProperty = {
  id: number
  reference: string
  title_en: string
  title_pt: string
  price_cents: number
  bedrooms: number | null
  bathrooms: number | null
  disabled: number
  type_id: number | null
  for_sale: number
}

export const readActiveProperties = (app: AppUnderTest) =>
  queryRows<ListedProperty>(
    app,
    `select p.* from properties p left join tags t on t.id = p.tag_id
     where p.archived = 0 and (t.kind is null or t.kind != 'sold') order by p.created_at desc`,
  )

export const readEditableProperties = (app: AppUnderTest) =>
  readActiveProperties(app).filter(({ disabled }) => disabled === 0)

/** Returns the editable properties with a title in both languages. */
export const readCompleteProperties = (app: AppUnderTest) =>
  readEditableProperties(app).filter(({ title_en, title_pt }) => title_en !== '' && title_pt !== '')

export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add filter' })
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export const getCards = (page: Page) => page.getByRole('article')
export const getCard = (page: Page, reference: string) => getCards(page).filter({ hasText: reference })

/** Returns the references on the cards, in display order. */
export const readReferences = (page: Page): Promise<string[]> =>
  getCards(page)
    .getByText(/^SOL-\d+$/)
    .allTextContents()

export async function expectCount(page: Page, count: number): Promise<void> {
  const text = count === 1 ? '1 property' : `${count} properties`
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}

export async function openListings(page: Page, query = ''): Promise<void> {
  await page.goto(`/properties/listings${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Active listings' })).toBeVisible()
}

/** Returns the apartments of the sample agency that Imovirtual would accept. */
export const readPortalReadyProperties = (app: AppUnderTest) =>
  queryRows<{ id: number; reference: string }>(
    app,
    `select p.id, p.reference from properties p
      join key_items k on k.id = p.type_id left join tags t on t.id = p.tag_id
      where k.name_en = 'Apartment' and p.archived = 0 and p.collection = 0 and p.disabled = 0 and p.lat is not null
        and p.photographed = 1 and p.living_area > 0 and p.bedrooms is not null and p.price_cents > 0
        and length(p.title_pt) between 5 and 70 and length(p.description_pt) >= 50
        and coalesce(t.kind, '') != 'sold'
      order by p.id`,
  )
