import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { interfaceLanguages } from '#contract/language-tags.ts'
import { type ScreenshotName, screenshots, screenshotSize } from '../../../components/guide/guide-content.ts'
import { withRecord } from '../support/pages.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// `npm run guide:screenshots` takes the guide's screenshots in each language and the README's screenshot, with the
// sample agency. They are committed; run it again when the pages change. Chinese needs an installed font.

const viewport = { width: 1280, height: 800 }

const pagePaths: Record<ScreenshotName, string> = {
  home: '/home',
  'new-property': '/properties/new',
  photographs: '/properties/edit/{id}/media',
  location: '/properties/edit/{id}/location',
  lists: '/properties/listings',
  print: '/properties/print/{id}?kind=sheet',
  developments: '/condominiums/listings',
  'front-page': '/frontpage',
  inbox: '/inbox',
  contacts: '/download/csv',
  account: '/users/myprofile',
}

test('takes the screenshots of the guide', async ({ page, context, app, pageErrors }) => {
  await page.setViewportSize(viewport)
  await signIn(page)
  for (const language of interfaceLanguages) {
    mkdirSync(`public/guide/${language}`, { recursive: true })
    await context.addCookies([
      { name: 'locale', value: language, url: app.origin },
      { name: 'theme', value: 'light', url: app.origin },
    ])
    for (const name of screenshots) {
      await openAndSettle(page, withRecord(pagePaths[name], app))
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize(screenshotSize)
        .webp({ quality: 52, effort: 6 })
        .toFile(`public/guide/${language}/${name}.webp`)
    }
  }
  await context.addCookies([{ name: 'locale', value: 'en', url: app.origin }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAndSettle(page, pagePaths.lists)
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 70, effort: 6 })
    .toFile('docs/images/listings.webp')
  // The end-to-end tests check for page errors; this script ignores them.
  pageErrors.length = 0
})

async function openAndSettle(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(700)
}
