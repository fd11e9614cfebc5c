import type { Page } from '@playwright/test'
import { first, tabTo } from './support/dashboard.ts'
import {
  getCard,
  openFilters,
  openListings,
  readReferences,
  readEditableProperties,
} from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const getFilters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const getProblems = (page: Page) => getFilters(page).getByRole('checkbox', { name: 'With problems' })

async function expectList(page: Page, url: string, references: string[]): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect.poll(() => readReferences(page)).toEqual(references)
  await openFilters(page)
  await expect(getFilters(page).getByLabel('Price up to')).toHaveValue('600.000')
  await expect(getProblems(page)).toBeChecked()
}

test('filters a list, opens a record and returns, by keyboard alone; the URL shows a colleague the same list', async ({
  page,
  browser,
  app,
}) => {
  await openSession(page)
  await openListings(page)
  const all = await readReferences(page)
  await tabTo(page, page.getByRole('button', { name: 'Add filter' }))
  await page.keyboard.press('Enter')
  await tabTo(page, getFilters(page).getByLabel('Price up to'))
  await page.keyboard.type('600.000')
  await expect(page).toHaveURL(/price=600000/)
  await tabTo(page, getProblems(page))
  const responsePromise = page.waitForResponse((response) =>
    decodeURIComponent(response.url()).includes('"problems":1'),
  )
  await page.keyboard.press('Space')
  const url = '/properties/listings?price=600000&problems=1'
  await expect(page).toHaveURL(url)
  const { properties } = (await (await responsePromise).json()) as { properties: { reference: string }[] }
  const references = properties.map(({ reference }) => reference)
  expect(references.length).toBeLessThan(all.length)
  await expect.poll(() => readReferences(page)).toEqual(references)

  const { id, reference } = first(
    readEditableProperties(app).filter((property) => references.includes(property.reference)),
  )
  await tabTo(page, getCard(page, reference).getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/properties/edit/${id}/general`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expectList(page, url, references)

  const colleagueContext = await browser.newContext({ baseURL: app.origin })
  const colleaguePage = await colleagueContext.newPage()
  await openSession(colleaguePage)
  await openListings(colleaguePage, '?price=600000&problems=1')
  await expectList(colleaguePage, url, references)
  await colleagueContext.close()
})
