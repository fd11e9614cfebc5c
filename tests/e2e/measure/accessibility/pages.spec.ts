import type { Page } from '@playwright/test'
import {
  requestedPages,
  dashboardPaths,
  setLanguage,
  locales,
  publicPaths,
  openPage,
  withRecord,
} from '../../support/pages.ts'
import { openSession } from '../../support/sign-in.ts'
import { test } from '../../support/test.ts'
import { narrow, reportAxe, reportFindings, reportReflow, wide, zoomedTo400 } from './report.ts'
import {
  findBoxesScrolledSideways,
  findTextCutOffBySpacing,
  findHeadingFaults,
  findSmallTargets,
  findMotion,
  findTextsWithoutLanguage,
} from './page-faults.ts'
import { tabThroughPage } from './walk.ts'

// The checks of docs/accessibility.md on every route in English and Portuguese, axe in both themes.
// `PAGES=/inbox,/users` limits the pages.

const zoomedTo200 = { width: 640, height: 450 }

/** /profile shows the same page as /users/myprofile; the other paths redirect signed-in users to /home. */
const pathsWithSharedTitle = new Set(['/profile', '/login', '/signup', '/forgot', '/reset/no-such-link'])

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of requestedPages) {
  test(path, async ({ page, app }) => {
    test.setTimeout(300_000)
    if (dashboardPaths.includes(path)) await openSession(page)
    const url = withRecord(path, app)
    for (const locale of locales) {
      await setLanguage(page, app.origin, locale)
      await openPage(page, url, locale)
      await page.waitForLoadState('networkidle')
      await checkPage(page, locale)
    }
  })
}

async function checkPage(page: Page, locale: string): Promise<void> {
  const report = (title: string, faults: Promise<string[]>) => reportFindings(`${locale}: ${title}`, faults)
  await report('motion', findMotion(page))
  await reportAxe(page, locale)
  await report('headings', findHeadingFaults(page))
  await report('language of parts', findTextsWithoutLanguage(page))
  await report('targets', findSmallTargets(page))
  await report('spacing of text', findTextCutOffBySpacing(page))

  for (const size of [zoomedTo200, narrow]) {
    await page.setViewportSize(size)
    await page.waitForTimeout(200)
    await reportReflow(page, `${locale}: ${size.width} px`)
    await report(`${size.width} px: boxes scroll sideways`, findBoxesScrolledSideways(page))
  }
  await report('320 px, spacing of text', findTextCutOffBySpacing(page))

  if (locale === 'pt') {
    await page.setViewportSize(zoomedTo400)
    await page.waitForTimeout(200)
    await report('by Tab at 400 %', findTabFaults(page))
  }
  await page.setViewportSize(wide)
  await page.waitForTimeout(200)
  if (locale === 'en') await report('by Tab', findTabFaults(page))
}

async function findTabFaults(page: Page): Promise<string[]> {
  const { faults, stops } = await tabThroughPage(page)
  return stops < 3 ? [...faults, `only ${stops} stops`] : faults
}

test('page titles are unique', async ({ page, app }) => {
  await openSession(page)
  const titles = new Map<string, string>()
  const duplicates: string[] = []
  for (const path of [...publicPaths, ...dashboardPaths].filter(
    (candidate) => !pathsWithSharedTitle.has(candidate),
  )) {
    const url = withRecord(path, app)
    const response = await page.request.get(url)
    const [, title = ''] = /<title>([^<]*)</.exec(await response.text()) ?? []
    if (title === '' || titles.has(title))
      duplicates.push(`${url}: “${title}”, also the title of ${titles.get(title)}`)
    titles.set(title, url)
  }
  await reportFindings('titles', Promise.resolve(duplicates))
})
