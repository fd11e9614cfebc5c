import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../.ci/chromium.mjs'
import { openSession } from '../e2e/support/open-session.ts'
import { median, print, formatTable } from './figures.ts'
import { longestEventScript, visitScript, type Visit, recordEventsScript } from './in-page.ts'
import { openAppUnderTest } from './app-under-test.ts'

/** 1.6 Mb/s down, 750 kb/s up, 150 ms latency. */
const networkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const cpuSlowdown = 4
const rounds = 5

const lists = [
  { name: 'key items, no photos', path: '/key-items/features', maxPaintMs: 1_000 },
  { name: 'properties, rows with photos', path: '/properties/listings?view=table', maxPaintMs: 1_500 },
  { name: 'properties, cards with photos', path: '/properties/listings', maxPaintMs: 1_500 },
]
const screens = [
  '/properties/listings',
  '/properties/listings?view=table',
  '/home',
  '/properties/new',
  '/properties/edit/1/general',
  '/inbox',
]
const maxShift = 0.05
const maxBlockingMs = 250
const maxWaitMs = 150

/** Opens pages and uses a list in Chromium with a throttled network and CPU; returns the exceeded limits. */
export async function benchPages(): Promise<string[]> {
  const app = await openAppUnderTest()
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: chromiumFlags })
  const exceededLimits: string[] = []
  try {
    const rows: string[][] = []
    for (const { name, path, maxPaintMs } of lists) {
      const first = await measureVisits(browser, app.origin, path, 'first')
      const again = await measureVisits(browser, app.origin, path, 'again')
      const [firstPaintMs = 0, cachedPaintMs = 0] = [first, again].map((visits) =>
        median(visits.map(({ paint }) => paint)),
      )
      const shift = Math.max(...[...first, ...again].map((visit) => visit.shift))
      rows.push([name, String(Math.round(firstPaintMs)), String(Math.round(cachedPaintMs)), shift.toFixed(3)])
      if (cachedPaintMs > maxPaintMs)
        exceededLimits.push(`${name}: largest paint ${Math.round(cachedPaintMs)} ms > ${maxPaintMs} ms`)
      if (shift > maxShift) exceededLimits.push(`${name}: layout shift ${shift.toFixed(3)} > ${maxShift}`)
    }
    print(
      '\n### Pages, 1.6 Mb/s, 150 ms latency, a quarter of the CPU: largest paint in milliseconds, median of five\n',
    )
    print(formatTable(['list', 'nothing cached', 'files cached', 'max. layout shift'], rows))
    const blockingRows: string[][] = []
    for (const path of screens) {
      const visits = await measureVisits(browser, app.origin, path, 'again', { slowNetwork: false })
      const blocking = Math.round(median(visits.map((visit) => visit.blocking)))
      blockingRows.push([path, String(blocking)])
      if (blocking > maxBlockingMs)
        exceededLimits.push(`${path}: blocking time ${blocking} ms > ${maxBlockingMs} ms`)
    }
    print('\n### Total blocking time, a quarter of the CPU, files cached: milliseconds, median of five\n')
    print(formatTable(['page', 'blocked'], blockingRows))
    const waits = await measureInteractions(browser, app.origin)
    print('\n### Interactions in a list, a quarter of the CPU: milliseconds until the next frame\n')
    print(
      formatTable(
        ['action', 'median', 'longest'],
        waits.map(({ name, durationMs }) => [
          name,
          String(median(durationMs)),
          String(Math.max(...durationMs)),
        ]),
      ),
    )
    const longest = Math.max(...waits.flatMap(({ durationMs }) => durationMs))
    if (longest > maxWaitMs) exceededLimits.push(`interaction: ${longest} ms > ${maxWaitMs} ms`)
    return exceededLimits
  } finally {
    await browser.close()
    await app.close()
  }
}

/** Opens a new signed-in browser context per round; `again` visits have the page's files cached. */
async function measureVisits(
  browser: Browser,
  origin: string,
  path: string,
  visit: 'first' | 'again',
  { slowNetwork = true } = {},
): Promise<Visit[]> {
  const results: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(browser, origin)
    if (visit === 'again') {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.goto('about:blank')
    }
    await throttle(page, { slowNetwork })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    results.push(await page.evaluate<Visit>(visitScript))
    await page.context().close()
  }
  return results
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await openSession(page)
  return page
}

async function throttle(page: Page, { slowNetwork }: { slowNetwork: boolean }): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', networkConditions)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

async function measureInteractions(browser: Browser, origin: string) {
  const page = await openPage(browser, origin)
  await page.goto('/properties/listings')
  await page.waitForLoadState('networkidle')
  await throttle(page, { slowNetwork: false })
  await page.evaluate(recordEventsScript)
  const card = page.getByRole('article').first()
  const search = page.getByRole('main').getByRole('searchbox')
  const interactions = [
    { name: 'select a card', act: () => card.getByRole('checkbox').click() },
    {
      name: 'open and close a menu',
      act: async () => {
        await card.getByRole('button', { name: /actions/i }).click()
        await page.getByRole('menuitem').first().waitFor()
        await page.keyboard.press('Escape')
      },
    },
    { name: 'type in the search', act: () => search.pressSequentially('s') },
    { name: 'clear the search', act: () => search.press('Backspace') },
  ]
  const waits = []
  for (const { name, act } of interactions) {
    const durationMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await act()
      await page.waitForTimeout(400)
      durationMs.push(await page.evaluate<number>(longestEventScript))
    }
    waits.push({ name, durationMs })
  }
  await page.context().close()
  return waits
}
