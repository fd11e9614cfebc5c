import type { Page } from '@playwright/test'
import { activeListings, cards, expectCount, openListings } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

async function countWhole(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) => {
    const isWhole = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight
    return elements.filter((element) => isWhole(element.getBoundingClientRect())).length
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('the table shows at least 14 rows of 40 px, or 10 of 56 px, at 1440 x 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openListings(page, '?view=table')
  await expect(rows(page)).toHaveCount(25)
  expect((await rows(page).first().boundingBox())?.height).toBe(40)
  expect(await countWhole(page, 'tbody tr')).toBeGreaterThanOrEqual(14)
  await page.getByRole('radio', { name: 'Comfortable rows' }).check({ force: true })
  await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBe(56)
  expect(await countWhole(page, 'tbody tr')).toBeGreaterThanOrEqual(10)
  await page.reload()
  await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBe(56)
})

test('the table header stays visible while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openListings(page, '?view=table')
  const head = page.getByRole('columnheader', { name: 'Price' })
  await rows(page).nth(24).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(head).toBeInViewport({ ratio: 1 })
  const scrollers = await page.getByRole('table').evaluate((table) => {
    let count = 0
    for (let each = table.parentElement; each !== null && each !== document.body; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowY)) count += 1
    return count
  })
  expect(scrollers).toBe(0)
})

test('a page of 24 cards shows at least 6 at 1440 x 900 and has at most 1,200 elements', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openListings(page)
  await expect(cards(page)).toHaveCount(24)
  expect(await countWhole(page, 'article')).toBeGreaterThanOrEqual(6)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1200)
})

for (const width of [1440, 1024, 768, 390]) {
  test(`lists do not scroll horizontally at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/properties/listings', '/properties/sold', '/condominiums/listings']) {
      for (const view of ['cards', 'table']) {
        await page.goto(`${path}?view=${view}`)
        await expect(page.getByRole(view === 'table' ? 'table' : 'article').first()).toBeVisible()
        expect(await overflow(page), `${path} as ${view}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('hides, moves and resizes columns, remembers them, and resets them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openListings(page, '?view=table')
  const head = (name: string) => page.getByRole('columnheader', { name })
  const widthOf = async (name: string) => Math.round((await head(name).boundingBox())?.width ?? 0)
  const heads = () => page.getByRole('columnheader').allTextContents()
  const initial = await heads()
  const agentWidth = await widthOf('Agent')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Portals' }).uncheck()
  await expect(head('Portals')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move Agent up' }).click()
  await page.getByRole('button', { name: 'Make Agent wider' }).click()
  await page.getByRole('button', { name: 'Make Agent wider' }).click()
  await expect.poll(() => widthOf('Agent')).toBe(agentWidth + 32)
  await page.keyboard.press('Escape')

  const box = await head('Agent').boundingBox()
  if (box === null) throw new Error('The table has an agent column')
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 52, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf('Agent')).toBe(agentWidth - 16)

  await page.reload()
  await expect(head('Portals')).toHaveCount(0)
  expect(await widthOf('Agent')).toBe(agentWidth - 16)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(heads).toEqual(initial)
  expect(await widthOf('Agent')).toBe(agentWidth)
})

test('Shift selects a range of rows', async ({ page }) => {
  await openListings(page, '?view=table')
  await rows(page).nth(1).getByRole('checkbox').click()
  await rows(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'Selected properties' }).getByRole('status')).toHaveText(
    '4 selected',
  )
})

test('Enter and Tab save a price and move to the next one; Escape restores it', async ({ page }) => {
  await openListings(page, '?view=table&sort=oldest')
  const price = (nth: number) =>
    rows(page)
      .nth(nth)
      .getByRole('button', { name: /Change price/ })
  const box = (nth: number) =>
    rows(page)
      .nth(nth)
      .getByRole('textbox', { name: /Price of/ })
  const third = await price(2).textContent()
  await price(0).focus()
  await page.keyboard.press('Enter')
  await expect(box(0)).toBeFocused()
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(box(1)).toBeFocused()
  await page.keyboard.type('222222')
  await page.keyboard.press('Tab')
  await expect(box(2)).toBeFocused()
  await page.keyboard.type('333333')
  await page.keyboard.press('Escape')
  await expect(price(2)).toBeFocused()
  await expect(price(0)).toContainText('111.111')
  await expect(price(1)).toContainText('222.222')
  expect(await price(2).textContent()).toBe(third)
})

test('Back restores the scroll position and the focus', async ({ page, product }) => {
  await openListings(page, '?view=table')
  const link = rows(page).nth(20).getByRole('rowheader').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/edit\/\d+\/general/)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expectCount(page, activeListings(product).length)
})
