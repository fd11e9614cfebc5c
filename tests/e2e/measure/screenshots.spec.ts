import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { publicPaths, requestedPages, requestedViews, withRecord } from '../support/pages.ts'
import { openSession } from '../support/sign-in.ts'
import { test } from '../support/test.ts'

/**
 * `PAGES=/inbox,/users npm run screenshots` selects pages, `SCREENSHOTS_LANGUAGES=zh` selects languages, and
 * `SCREENSHOTS_PROPERTIES=500` adds properties to the sample agency.
 */
const languages = (process.env.SCREENSHOTS_LANGUAGES ?? 'en,pt').split(',')
const properties = process.env.SCREENSHOTS_PROPERTIES
const folder = path.join('.data/screenshots', properties ?? 'sample')
/** Viewports, and their width on a contact sheet, in px. */
const sizes = [
  { width: 1440, height: 900, sheetWidth: 480 },
  { width: 1024, height: 768, sheetWidth: 360 },
  { width: 768, height: 1024, sheetWidth: 300 },
  { width: 390, height: 844, sheetWidth: 180 },
]
const themes = ['light', 'dark'] as const
/** Space around the images of a contact sheet, and the maximum height of an image, in px. */
const gap = 12
const rowHeight = 900

// Charts would be captured while they grow.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('takes screenshots of the pages, and a contact sheet of each', async ({ page, app, pageErrors }) => {
  mkdirSync(folder, { recursive: true })
  if (properties !== undefined) {
    await app.stopApi()
    // In an empty folder, unlike with --reset, ids start at 1, as the routes expect.
    rmSync(app.dataDir, { recursive: true })
    execFileSync('node', ['agency-api/seed/seed.ts', '--properties', properties], {
      env: { ...process.env, AGENCY_DATA_DIR: app.dataDir, DATABASE_URL: '' },
    })
    await app.startApi()
  }
  const routes = [...requestedPages, ...requestedViews]
  const isPublic = (route: string) => publicPaths.includes(route)
  for (const route of routes.filter(isPublic)) await takeScreenshots(page, app.origin, route)
  await openSession(page)
  for (const route of routes.filter((candidate) => !isPublic(candidate)))
    await takeScreenshots(page, app.origin, withRecord(route, app))
  // The end-to-end tests check for page errors; this script ignores them.
  pageErrors.length = 0
})

async function takeScreenshots(page: Page, origin: string, route: string): Promise<void> {
  const context = page.context()
  const name = route.slice(1).replaceAll(/[^\w]+/g, '-')
  const tiles: OverlayOptions[] = []
  for (const [row, [language, theme]] of languages
    .flatMap((language) => themes.map((theme) => [language, theme] as const))
    .entries()) {
    let left = gap
    await context.addCookies([
      { name: 'locale', value: language, url: origin },
      { name: 'theme', value: theme, url: origin },
    ])
    for (const { sheetWidth, ...size } of sizes) {
      await page.setViewportSize(size)
      await page.goto(route)
      await page.waitForLoadState('networkidle')
      const file = path.join(folder, `${name}-${size.width}-${theme}-${language}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
      const tile = await sharp(file).resize({ width: sheetWidth }).toBuffer({ resolveWithObject: true })
      const height = Math.min(tile.info.height, rowHeight)
      const input = await sharp(tile.data).extract({ left: 0, top: 0, width: sheetWidth, height }).toBuffer()
      tiles.push({ input, left, top: gap + row * (rowHeight + gap) })
      left += sheetWidth + gap
    }
  }
  const width = sizes.reduce((sum, { sheetWidth }) => sum + sheetWidth + gap, gap)
  const height = gap + languages.length * themes.length * (rowHeight + gap)
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `sheet-${name}.webp`))
}
