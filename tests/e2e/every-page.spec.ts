import type { Page } from '@playwright/test'
import english from '../../messages/en.json' with { type: 'json' }
import { expectAccessible } from './support/accessible.ts'
import { first, tabTo } from './support/desk.ts'
import { activeListings } from './support/listings.ts'
import type { Product } from './support/product.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Policy, console, thrown errors and foreign hosts are watched on every page of every journey (support/watch-page.ts).

const locales = ['en', 'pt'] as const
const open = ['/login', '/signup', '/forgot', '/reset/no-such-link', '/verify/no-such-link', '/about']
const desk = [
  '/home',
  '/profile',
  '/users',
  '/frontpage',
  '/users/myprofile',
  '/properties/listings',
  '/properties/sold',
  '/properties/archived',
  '/properties/low_cost',
  '/properties/new',
  '/properties/edit/{id}/general',
  '/properties/edit/{id}/media',
  '/properties/edit/{id}/location',
  '/properties/edit/{id}/seo',
  '/properties/edit/{id}/collection',
  '/properties/edit/{id}/attachments',
  '/properties/print/{id}?kind=sheet',
  '/properties/print/{id}?kind=window',
  '/properties/edit/{id}/history',
  '/condominiums/listings',
  '/condominiums/archived',
  '/condominiums/new',
  '/condominiums/edit/1/general',
  '/condominiums/edit/1/media',
  '/condominiums/edit/1/location',
  '/condominiums/edit/1/seo',
  '/condominiums/edit/1/attachments',
  '/condominiums/edit/1/history',
  '/key-items/types',
  '/key-items/features',
  '/key-items/lifestyles',
  '/key-items/listings',
  '/key-items/master',
  '/services/listings',
  '/services/description',
  '/services/new',
  '/services/edit/1',
  '/whoweare/description',
  '/agents/import',
  '/key-items/features/import',
  '/agents/listings',
  '/agents/add',
  '/agents/edit/1',
  '/agents/profile/mariana-figueiredo-1',
  '/districts/listings',
  '/districts/add',
  '/districts/edit/1',
  '/download/csv',
  '/instructionGuide',
  '/instructionGuide/insert-property',
  '/activity',
  '/inbox',
  '/portals',
  '/inbox/read/1',
  '/no/such/page',
]

function withRecord(path: string, product: Product): string {
  const whole = activeListings(product).filter(
    ({ disabled, title_en, title_pt }) => disabled === 0 && title_en !== '' && title_pt !== '',
  )
  return path.replace('{id}', String(first(whole).id))
}

async function inLanguage(page: Page, origin: string, locale: string) {
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
}

/** Waits until the page shows what it has, not the boxes that stand in for it. */
async function openPage(page: Page, path: string, locale: string) {
  await page.goto(path, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}

/** Everything that is read or heard. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']
    const attributes = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())].flatMap(
      (element) => named.map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })

const keys = new RegExp(`(?<![\\w/.@-])(?:${Object.keys(english).join('|')})\\.[A-Za-z]\\w*`, 'g')

/** Colours are the same in every language: one language is looked at in both themes. */
async function expectSound(page: Page, locale: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect((await wordsOf(page)).match(keys) ?? [], 'names of messages in place of their texts').toEqual([])
  await expectAccessible(page, locale === 'en' ? 'both' : 'one')
  await page.setViewportSize({ width: 390, height: 844 })
  const scrolledAside = () =>
    page.evaluate(() => {
      window.scrollTo({ left: 1000, behavior: 'instant' })
      return window.scrollX
    })
  expect(await scrolledAside(), 'pixels that a telephone can be scrolled aside').toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
}

for (const locale of locales) {
  for (const path of open) {
    test(`${path} is sound in ${locale}`, async ({ page, product }) => {
      await inLanguage(page, product.origin, locale)
      await openPage(page, path, locale)
      await expectSound(page, locale)
    })
  }

  for (const path of desk) {
    test(`${path} is sound in ${locale}, signed in`, async ({ page, product }) => {
      await openSession(page)
      await inLanguage(page, product.origin, locale)
      await openPage(page, withRecord(path, product), locale)
      await expectSound(page, locale)
    })
  }
}

test('every entry of the menu is reached by keyboard, in order, and shows where the focus is', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const entries = menu.locator('a, button')
  const count = await entries.count()
  expect(count).toBeGreaterThan(15)
  await tabTo(page, entries.first())
  for (let at = 0; at < count; at++) {
    await expect(entries.nth(at)).toBeFocused()
    const outline = await entries.nth(at).evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeFocused()

  await entries.filter({ hasText: 'Active listings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/properties/listings')
  await expect(page.getByRole('heading', { level: 1, name: 'Active listings' })).toBeFocused()
})

test('on a telephone the menu is a drawer that Escape closes, giving the focus back', async ({ page }) => {
  await openSession(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await expect(drawer.getByRole('link', { name: 'Active listings' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'Active listings' }).click()
  await expect(page).toHaveURL('/properties/listings')
  await expect(drawer).toHaveCount(0)
})

test('nothing on the list moves while it loads', async ({ page }) => {
  await openSession(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/properties/listings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('article').first()).toBeVisible()
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
  )
  expect(sum).toBeLessThanOrEqual(0.05)
})
