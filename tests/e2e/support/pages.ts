import type { Page } from '@playwright/test'
import { languageTags } from '#contract/language-tags.ts'
import { first } from './dashboard.ts'
import { readCompleteProperties } from './listings.ts'
import type { AppUnderTest } from './app-under-test.ts'
import { expect } from './test.ts'

/** Tests that open every page only open paths with one of these prefixes, such as `PAGES=/inbox,/users`. */
const prefixes = (process.env.PAGES ?? '/').split(',')

export const locales = ['en', 'pt'] as const
export const publicPaths = [
  '/login',
  '/signup',
  '/forgot',
  '/reset/no-such-link',
  '/verify/no-such-link',
  '/about',
]
/**
 * Pages behind sign-in; `withRecord` replaces the `{id}` of a property. tests/server/accessibility.test.ts checks that
 * every page of `app/` is listed.
 */
export const dashboardPaths = [
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
  '/properties/import',
  '/properties/edit/{id}/general',
  '/properties/edit/{id}/media',
  '/properties/edit/{id}/location',
  '/properties/edit/{id}/portals',
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
  '/properties/edit/{id}/general/exporterlog',
  '/properties/edit/{id}/general/checkInsertion/idealista',
  '/activity',
  '/inbox',
  '/portals',
  '/inbox/read/1',
  '/no/such/page',
]
const isRequested = (path: string) => prefixes.some((start) => path.startsWith(start))
export const requestedPages = [...publicPaths, ...dashboardPaths].filter(isRequested)
/** Other views of the lists. */
export const requestedViews = [
  '/properties/listings?view=table',
  '/properties/listings?view=map',
  '/condominiums/listings?view=table',
].filter(isRequested)

/** Replaces `{id}` and `{reference}` in a path by those of an editable property with both titles. */
export function withRecord(path: string, app: AppUnderTest): string {
  const { id, reference } = first(readCompleteProperties(app))
  return path.replace('{id}', String(id)).replace('{reference}', reference)
}

export async function setLanguage(page: Page, origin: string, locale: string) {
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
}

/** Opens a page and waits until its loading states are gone. */
export async function openPage(page: Page, path: string, locale: (typeof locales)[number]) {
  await page.goto(path, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
}
