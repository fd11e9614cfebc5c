import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { registerColleague } from '../../support/colleague.ts'
import { setLanguage, locales, openPage } from '../../support/pages.ts'
import { openSession, signIn } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { narrow, reportAxe, reportReflow, wide } from './report.ts'

// Status pages: a new agency, an unavailable API, a missing permission.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paths = [
  '/home',
  '/properties/listings',
  '/properties/sold',
  '/condominiums/listings',
  '/agents/listings',
  '/districts/listings',
  '/services/listings',
  '/key-items/types',
  '/inbox',
  '/frontpage',
  '/portals',
  '/activity',
  '/download/csv',
]

async function checkPage({ page, title }: { page: Page; title: string }): Promise<void> {
  await reportAxe(page, title)
  await page.setViewportSize(narrow)
  await page.waitForTimeout(200)
  await reportReflow(page, title)
  await page.setViewportSize(wide)
}

test('new agency', async ({ page, app }) => {
  test.setTimeout(600_000)
  const emptyDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-empty-'))
  await app.restartApi({ AGENCY_DATA_DIR: emptyDir, AGENCY_DEMO: '0', AGENCY_REGISTRATION: 'open' })
  await signIn(page, await registerColleague(app, 'Primeira'))
  for (const locale of locales) {
    await setLanguage(page, app.origin, locale)
    for (const url of paths) {
      await openPage(page, url, locale)
      await checkPage({ page, title: `${locale}, ${url}` })
    }
  }
  await app.restartApi()
  rmSync(emptyDir, { recursive: true, force: true })
})

test('missing permission', async ({ page, app }) => {
  test.setTimeout(300_000)
  await openSession(page, 'user')
  for (const locale of locales) {
    await setLanguage(page, app.origin, locale)
    for (const url of ['/users', '/download/csv', '/portals', '/activity']) {
      await openPage(page, url, locale)
      await checkPage({ page, title: `${locale}, ${url}` })
    }
  }
})

test('unavailable API', async ({ page, app, pageErrors }) => {
  test.setTimeout(300_000)
  await openSession(page)
  await app.stopApi()
  for (const locale of locales) {
    await setLanguage(page, app.origin, locale)
    for (const url of ['/home', '/properties/listings', '/properties/edit/1/general', '/inbox']) {
      await page.goto(url)
      const status = page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status'))
      await expect(status.filter({ hasText: /\S/ }).first()).toBeVisible({ timeout: 30_000 })
      await checkPage({ page, title: `${locale}, ${url}` })
    }
  }
  await app.startApi()
  pageErrors.length = 0
})
