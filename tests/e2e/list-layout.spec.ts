import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { execute } from './support/database.ts'
import { measureOverflow, press } from './support/dashboard.ts'
import { readActiveProperties, getCards, expectCount, openListings } from './support/listings.ts'
import { setLanguage } from './support/pages.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const getRows = (page: Page) => page.getByRole('table').locator('tbody tr')

const readHeaders = (page: Page) => page.getByRole('columnheader').allTextContents()

async function countFullyVisible(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) => {
    const isWhole = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight
    return elements.filter((element) => isWhole(element.getBoundingClientRect())).length
  })
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('the table shows at least 14 rows of 40 px, or 10 of 56 px, at 1440 x 900', async ({ page }) => {
  await openListings(page, '?view=table')
  await expect(getRows(page)).toHaveCount(25)
  expect((await getRows(page).first().boundingBox())?.height).toBe(40)
  expect(await countFullyVisible(page, 'tbody tr')).toBeGreaterThanOrEqual(14)
  await page.getByRole('radio', { name: 'Comfortable rows' }).check({ force: true })
  await expect.poll(async () => (await getRows(page).first().boundingBox())?.height).toBe(56)
  expect(await countFullyVisible(page, 'tbody tr')).toBeGreaterThanOrEqual(10)
  await page.reload()
  await expect.poll(async () => (await getRows(page).first().boundingBox())?.height).toBe(56)
})

test('inbox rows are 72 px high; portal rows are 36 px high, properties with an advert first', async ({
  page,
}) => {
  await page.goto('/inbox')
  const message = page.locator('main li[data-row]').first()
  expect((await message.boundingBox())?.height).toBe(72)
  await page.goto('/portals')
  await expect(getRows(page).first()).toBeVisible()
  const advertFlags = await getRows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('td button:not([data-publish])') !== null),
  )
  expect(advertFlags, 'properties without an advert come last').toEqual(advertFlags.toSorted().reverse())
  const heights = await getRows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  )
  expect(new Set(heights)).toEqual(new Set([36]))
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('columnheader', { name: 'Kyero' })).toBeVisible()
  await expect.poll(async () => (await getRows(page).first().boundingBox())?.height).toBeLessThanOrEqual(66)
})

test('notifications do not cover the list', async ({ page }) => {
  await openListings(page, '?view=table')
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: /^(Hide|Show) price/ }).click()
  const notification = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('status')
    .locator('> div')
  await expect(notification).toContainText('Undo')
  const box = await notification.boundingBox()
  const list = await page.getByRole('main').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(850)
})

test('the server renders the rows of the table', async ({ page }) => {
  const html = await (await page.request.get('/properties/listings?view=table')).text()
  // React streams late content into hidden elements at the end of the page, and shows a skeleton until it arrives.
  expect(html).not.toContain('<div hidden id="S:')
  expect(html).toMatch(/<tbody[^]*SOL-\d+/)
})

test('no style rule makes the browser restyle every element when an element is added', async ({ page }) => {
  await openListings(page, '?view=table')
  const selectors = await page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules))
  })
  expect(selectors.length).toBeGreaterThan(500)
  // Chrome can't limit the effect of a universal selector after a positional one (docs/benchmarks.md).
  expect(selectors.filter((text) => /:(?:first|last|only|nth)-[^,]*[\s>+~]\*/.test(text))).toEqual([])
})

test('the table header stays visible while the page scrolls', async ({ page }) => {
  await openListings(page, '?view=table')
  const priceHeader = page.getByRole('columnheader', { name: 'Price' })
  await getRows(page).nth(24).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(priceHeader).toBeInViewport({ ratio: 1 })
  const scrollingAncestors = await page.getByRole('table').evaluate((table) => {
    let count = 0
    for (let box = table.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) count += 1
    return count
  })
  expect(scrollingAncestors).toBe(0)
})

test('a page of 24 cards shows at least 6 at 1440 x 900 and has at most 1,200 elements', async ({ page }) => {
  await openListings(page)
  await expect(getCards(page)).toHaveCount(24)
  expect(await countFullyVisible(page, 'article')).toBeGreaterThanOrEqual(6)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1200)
})

test('pages load photos at the size shown', async ({ page, app }) => {
  const expectSource = (image: Locator) =>
    expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
  await openListings(page)
  const cover = getCards(page).locator('img[srcset]').first()
  await expectSource(cover).toMatch(/-small\.webp$/)
  const href = (await getCards(page).first().getByRole('link').getAttribute('href')) ?? ''
  await page.goto(href.replace('general', 'media'))
  await expectSource(page.getByRole('main').locator('li img[srcset]').first()).toMatch(/-small\.webp$/)

  const cdp = await page.context().newCDPSession(page)
  // On phones the photo fills the height of the card. The larger file comes last, because browsers reuse it if cached.
  for (const [width, deviceScaleFactor, variant] of [
    [390, 1, /-small\.webp$/],
    [390, 2, /-card\.webp$/],
    [1440, 2, /-card\.webp$/],
  ] as const) {
    const metrics = { width, height: 900, deviceScaleFactor, mobile: false }
    await cdp.send('Emulation.setDeviceMetricsOverride', metrics)
    await openListings(page)
    await expectSource(cover).toMatch(variant)
  }
  await cdp.send('Emulation.clearDeviceMetricsOverride')
  // Photos stored before the small size was introduced have none.
  execute(app, 'update media set small = null')
  await openListings(page)
  await expectSource(cover).toMatch(/-card\.webp$/)
})

for (const width of [1440, 1024, 768, 390]) {
  test(`lists do not scroll horizontally at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/properties/listings', '/properties/sold', '/condominiums/listings']) {
      for (const view of ['cards', 'table']) {
        await page.goto(`${path}?view=${view}`)
        await expect(page.getByRole(view === 'table' ? 'table' : 'article').first()).toBeVisible()
        expect(await measureOverflow(page), `${path} as ${view}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('tables do not scroll horizontally, and show the problems of properties as text', async ({ page }) => {
    for (const path of ['/properties/listings', '/properties/sold', '/condominiums/listings']) {
      await page.goto(`${path}?view=table`)
      await expect(getRows(page).first()).toBeVisible()
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0)
      // A mobile viewport grows with content that is too wide.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
    await page.goto('/properties/listings?view=table&problems=1')
    await expect(
      getRows(page)
        .first()
        .getByText(/^(No |Not translated|Location)/)
        .first(),
    ).toBeVisible()
  })

  test('links of portals, tables and home are at least 44 px high', async ({ page }) => {
    const heightOf = async (link: Locator) => (await link.boundingBox())?.height
    await page.goto('/portals')
    await expect(getRows(page).first()).toBeVisible()
    expect(await heightOf(page.getByRole('link', { name: /^Kyero/ }))).toBeGreaterThanOrEqual(44)
    expect(await heightOf(getRows(page).first().getByRole('link').first())).toBeGreaterThanOrEqual(44)
    await page.goto('/home')
    expect(await heightOf(page.getByRole('link', { name: 'Open inbox' }))).toBeGreaterThanOrEqual(44)
    await page.goto('/properties/listings?view=table')
    const title = getRows(page).first().getByRole('rowheader')
    const box = await title.boundingBox()
    if (box === null) throw new Error('The title has no box')
    // The whole cell belongs to the link.
    const link = title.getByRole('link')
    const topLeft = { x: box.x + 4, y: box.y + 2 }
    expect(
      await link.evaluate((element, { x, y }) => document.elementFromPoint(x, y) === element, topLeft),
    ).toBe(true)
  })
})

test('editing a price leaves the height of the card unchanged', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openListings(page)
    const card = getCards(page).first()
    const { height } = (await card.boundingBox()) ?? {}
    await card.getByRole('button', { name: /Change price of/ }).click()
    await expect(card.getByRole('textbox')).toBeFocused()
    expect((await card.boundingBox())?.height, `${width} px`).toBe(height)
    await page.keyboard.press('Escape')
  }
})

const getToolbar = (page: Page) => page.locator('main .min-h-12').filter({ has: page.getByRole('searchbox') })

const listPaths = [
  '/properties/listings?view=cards',
  '/properties/listings?view=table',
  '/properties/listings?view=map',
  '/condominiums/listings?view=table',
  '/inbox',
  '/portals',
]
for (const width of [1440, 1024, 768, 390]) {
  test(`toolbars of lists have one row at ${width} px in Portuguese`, async ({ page, app }) => {
    await setLanguage(page, app.origin, 'pt')
    await page.setViewportSize({ width, height: 900 })
    for (const path of listPaths) {
      await page.goto(path)
      expect((await getToolbar(page).boundingBox())?.height, path).toBe(48)
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0)
    }
  })
}

test('at most 200 px are above the first row at 1440 px', async ({ page }) => {
  for (const path of ['/properties/listings?view=table', '/inbox', '/portals', '/activity']) {
    await page.goto(path)
    const row = page.locator('main').locator('tbody tr, li[data-row], section li:has(time)').first()
    expect((await row.boundingBox())?.y, path).toBeLessThanOrEqual(200)
  }
})

test('the map shows the whole country without scrolling the page, even if its code loads late', async ({
  page,
}) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openListings(page, '?view=map')
  await expect(page.getByText(/properties on the map/)).toBeVisible()
  await expect(page.getByText('Bragança')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
})

for (const width of [1440, 1024, 768, 390]) {
  test(`shows users without a scrolling box at ${width} px`, async ({ page, app }) => {
    await setLanguage(page, app.origin, 'pt')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/users')
    await expect(page.getByText('anabela@soleira.example').filter({ visible: true })).toHaveCount(1)
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
    const scrollingBoxes = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((entry) => getComputedStyle(entry).overflowX === 'auto').length)
    expect(scrollingBoxes).toBe(0)
  })
}

test('the actions on selected properties fit a phone in four rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openListings(page)
  await getCards(page).first().getByRole('checkbox').check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected properties' })
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await expect(bar.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  const buttons = await bar.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { left, right, top } = button.getBoundingClientRect()
      return { isInside: left >= 0 && right <= innerWidth, top: Math.round(top) }
    }),
  )
  expect(buttons.every(({ isInside }) => isInside)).toBe(true)
  expect(new Set(buttons.map(({ top }) => top)).size).toBeLessThanOrEqual(4)
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
})

test('the preview of contacts shows a block per contact on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/download/csv')
  const preview = page.getByRole('table', { name: 'File preview' })
  const email = preview.getByText(/@/).first()
  await expect(email).toBeVisible()
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0)
  expect(await email.evaluate((cell) => cell.getBoundingClientRect().right <= innerWidth)).toBe(true)
  await expect(preview.getByRole('columnheader').first()).not.toBeInViewport()
})

test('the uses of an option are readable at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/key-items/features')
  const uses = page.getByText(/\d properties, \d+ developments?/)
  await expect(uses.first()).toBeVisible()
  expect(
    await uses.evaluateAll((all) => all.filter((entry) => entry.scrollWidth > entry.clientWidth).length),
  ).toBe(0)
})

test('phones show three properties per screen, and the toolbar offers Save view and Export', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openListings(page)
  await expect(getCards(page)).toHaveCount(24)
  expect(await countFullyVisible(page, 'article')).toBeGreaterThanOrEqual(3)
  const saveViewButton = page.getByRole('button', { name: 'Save view' })
  await expect(saveViewButton).toBeHidden()
  await page.getByRole('button', { name: 'More options' }).click()
  await saveViewButton.click()
  await expect(page.getByRole('dialog', { name: 'Save view' }).getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await download
})

test('lists link to the other lists of their kind', async ({ page }) => {
  await openListings(page)
  const listLinks = page.getByRole('main').getByRole('navigation', { name: 'Properties' })
  await listLinks.getByRole('link', { name: 'Sold properties' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sold properties' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main').getByRole('button', { name: 'Properties', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archived properties' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archived properties' })).toBeVisible()
})

test('hides and resizes columns, also by dragging, remembers them, and resets them', async ({ page }) => {
  await openListings(page, '?view=table')
  await expect(getRows(page)).toHaveCount(25)
  const getHeader = (name: string) => page.getByRole('columnheader', { name })
  const widthOf = async (name: string) => Math.round((await getHeader(name).boundingBox())?.width ?? 0)
  const initialHeaders = await readHeaders(page)
  const agentWidth = await widthOf('Agent')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Portals' }).uncheck()
  await expect(getHeader('Portals')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move Agent up' }).click()
  await page.getByRole('button', { name: 'Make Agent wider' }).click()
  await page.getByRole('button', { name: 'Make Agent wider' }).click()
  await expect.poll(() => widthOf('Agent')).toBe(agentWidth + 32)
  await page.keyboard.press('Escape')

  const box = await getHeader('Agent').boundingBox()
  if (box === null) throw new Error('The table lacks an agent column')
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 52, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf('Agent')).toBe(agentWidth - 16)

  await page.reload()
  await expect(getHeader('Portals')).toHaveCount(0)
  expect(await widthOf('Agent')).toBe(agentWidth - 16)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(() => readHeaders(page)).toEqual(initialHeaders)
  expect(await widthOf('Agent')).toBe(agentWidth)
})

test('hides, moves, resizes and resets columns by keyboard; the export omits a hidden column', async ({
  page,
}) => {
  await openListings(page, '?view=table')
  await expect(getRows(page)).toHaveCount(25)
  const agent = page.getByRole('columnheader', { name: 'Agent' })
  const widthOfAgent = async () => Math.round((await agent.boundingBox())?.width ?? 0)
  const initial = await readHeaders(page)
  const widthBefore = await widthOfAgent()
  const panel = page.getByRole('region', { name: 'Columns' })
  const columnsButton = page.getByRole('button', { name: 'Columns' })

  await press(page, columnsButton)
  await press(page, panel.getByRole('checkbox', { name: 'Portals' }), 'Space')
  await expect(page.getByRole('columnheader', { name: 'Portals' })).toHaveCount(0)
  const headersWithoutPortals = await readHeaders(page)
  const moveUp = panel.getByRole('button', { name: 'Move Agent up' })
  await press(page, moveUp)
  await expect(moveUp).toBeFocused()
  // The first move only passed the hidden column.
  await page.keyboard.press('Enter')
  const index = headersWithoutPortals.indexOf('Agent')
  const headersAfterMove = headersWithoutPortals
    .with(index, headersWithoutPortals[index - 1] ?? '')
    .with(index - 1, 'Agent')
  await expect.poll(() => readHeaders(page)).toEqual(headersAfterMove)
  const widen = panel.getByRole('button', { name: 'Make Agent wider' })
  await press(page, widen)
  await page.keyboard.press('Enter')
  await expect.poll(widthOfAgent).toBe(widthBefore + 32)
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('button', { name: 'Make Agent narrower' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(widthOfAgent).toBe(widthBefore + 16)
  await page.keyboard.press('Escape')
  await expect(columnsButton).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Export as CSV' }))
  const tableColumns = page.getByRole('menuitem', { name: 'Columns of the table' })
  await expect(tableColumns).toHaveAttribute('data-focus', '')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const [headerLine = ''] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(headerLine).toContain(';Agent')
  expect(headerLine).not.toContain('Portals')

  await page.reload()
  await expect.poll(() => readHeaders(page)).toEqual(headersAfterMove)
  expect(await widthOfAgent()).toBe(widthBefore + 16)
  await press(page, columnsButton)
  await press(page, panel.getByRole('button', { name: 'Reset columns' }))
  await expect.poll(() => readHeaders(page)).toEqual(initial)
  expect(await widthOfAgent()).toBe(widthBefore)
  await page.keyboard.press('Escape')
  await expect(columnsButton).toBeFocused()
})

test('Shift selects a range of rows', async ({ page }) => {
  await openListings(page, '?view=table')
  await getRows(page).nth(1).getByRole('checkbox').click()
  await getRows(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'Selected properties' }).getByRole('status')).toHaveText(
    '4 selected',
  )
})

test('Enter and Tab save a price and move to the next one; Escape restores it', async ({ page }) => {
  await openListings(page, '?view=table&sort=oldest')
  const getPrice = (index: number) =>
    getRows(page)
      .nth(index)
      .getByRole('button', { name: /Change price/ })
  const getPriceField = (index: number) =>
    getRows(page)
      .nth(index)
      .getByRole('textbox', { name: /Price of/ })
  const thirdPrice = await getPrice(2).textContent()
  await getPrice(0).focus()
  await page.keyboard.press('Enter')
  await expect(getPriceField(0)).toBeFocused()
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(getPriceField(1)).toBeFocused()
  await page.keyboard.type('222222')
  await page.keyboard.press('Tab')
  await expect(getPriceField(2)).toBeFocused()
  await page.keyboard.type('333333')
  await page.keyboard.press('Escape')
  await expect(getPrice(2)).toBeFocused()
  await expect(getPrice(0)).toContainText('111.111')
  await expect(getPrice(1)).toContainText('222.222')
  expect(await getPrice(2).textContent()).toBe(thirdPrice)
})

test('Back restores the scroll position and the focus', async ({ page, app }) => {
  await openListings(page, '?view=table')
  const link = getRows(page).nth(20).getByRole('rowheader').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/edit\/\d+\/general/)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expectCount(page, readActiveProperties(app).length)
})
