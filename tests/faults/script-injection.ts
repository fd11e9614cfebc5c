import { chromium } from '@playwright/test'
import type { Page, Response } from '@playwright/test'
import { sql } from 'kysely'
import { chromiumFlags, chromiumPath } from '../../.ci/chromium.mjs'
import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { type Agency, openAgency } from './agency.ts'
import { attacks } from '../contract/attacks.ts'
import { openDashboard } from './dashboard.ts'
import { scale, FaultCounter } from './fault.ts'
import { Browsers } from './texts/browsers.ts'
import { findInjectedCode, waitUntilLoaded, recordEvents } from './texts/inspect-page.ts'
import { storePayloads } from './texts/payloads.ts'
import { dashboardUrls } from './texts/routes.ts'

/** Records of each kind; a list shows 24 per page. */
const recordsPerKind = 24

/**
 * Stores script injection payloads in every text field of the contract in both languages and in file names, then opens
 * every page of the dashboard in Chromium. Fails if a payload runs, tries to run, or requests another host, or if a
 * field was not covered. Returns the reason if there is no browser.
 */
export async function testScriptInjection(share: number): Promise<FaultCounter | string> {
  const executablePath = chromiumPath()
  if (executablePath === null) return 'no Chromium was found'
  const counter = new FaultCounter()
  const agency = await openAgency('SQLite', {
    variables: {
      AGENCY_REGISTRATION: 'open',
      ...createPortalSettings('http://127.0.0.1:9', 'http://127.0.0.1:4010'),
    },
  })
  const dashboard = await openDashboard(agency.origin)
  const account = await agency.addAccount()
  const records = await storePayloads(agency, account.token, scale(recordsPerKind, share), counter)
  await spreadOverLists(agency.context.db)
  const openedRecords = records.filter((_, n) => n % 7 === 1 || n === records.length - 1)
  const pages = dashboardUrls(process.cwd(), openedRecords)
  const browsers = new Browsers(() => chromium.launch({ executablePath, args: chromiumFlags }))
  const session = await dashboard.signIn(account.email, account.password)
  await Promise.all(
    ['pt', 'en'].map((locale) =>
      visitPages({ browsers, origin: dashboard.origin, session, locale, pages, counter }),
    ),
  )
  await browsers.close()
  await dashboard.stop()
  await agency.close()
  counter.note = `${counter.note}; ${pages.length} pages in two languages, ${browsers.crashes} crashes`
  return counter
}

/** Changes the state of some records, so that every list has payloads: archived, sold, collection, portal errors. */
async function spreadOverLists(db: Agency['context']['db']): Promise<void> {
  const updateRows = (resource: 'properties' | 'condominiums', remainder: number, values: StateColumns) =>
    db
      .updateTable(resource)
      .set(values)
      .where(sql<boolean>`id % 6 = ${remainder}`)
      .execute()
  const sold = db.selectFrom('tags').select('id').where('kind', '=', 'sold')
  await updateRows('properties', 1, { archived: 1 })
  await updateRows('condominiums', 1, { archived: 1 })
  await db
    .updateTable('properties')
    .set({ tag_id: sold })
    .where(sql<boolean>`id % 6 = 2`)
    .execute()
  await updateRows('properties', 3, { collection: 1 })
  await updateRows('properties', 4, { highlighted: 1, collection: 0, disabled: 0 })
  const rows = attacks.map((text) => ({
    place: 'kyero',
    field: text,
    problem: text,
    action: text,
    description: text,
    reason: text,
    params: { text },
  }))
  await db
    .updateTable('portal_exports')
    .set({ state: 'error', rows: JSON.stringify(rows) })
    .execute()
}

type StateColumns = { archived?: 0 | 1; collection?: 0 | 1; highlighted?: 0 | 1; disabled?: 0 | 1 }
type VisitOptions = {
  browsers: Browsers
  origin: string
  session: string
  locale: string
  pages: string[]
  counter: FaultCounter
}

async function visitPages({
  browsers,
  origin,
  session,
  locale,
  pages,
  counter,
}: VisitOptions): Promise<void> {
  const [name = '', ...value] = session.split('=')
  const cookies = [
    { name, value: value.join('='), url: origin },
    { name: 'locale', value: locale, url: origin },
  ]
  const visitPage = async (
    path: string,
    inspect: (page: Page, response: Response | null) => Promise<string | null>,
  ) => {
    const context = await (await browsers.get()).newContext({ viewport: { width: 1280, height: 900 } })
    try {
      await context.addCookies(cookies)
      const events = await recordEvents(context, origin)
      const page = await context.newPage()
      const response = await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: 45_000 })
      await waitUntilLoaded(page)
      const fault = await inspect(page, response)
      events.push(...(await findInjectedCode(page)))
      return events.length > 0 ? events.slice(0, 3).join('; ') : fault
    } finally {
      await context.close().catch(() => null)
    }
  }
  for (const path of pages)
    await counter.try(`${locale} ${path}`, () =>
      browsers.withRetry(() =>
        visitPage(path, async (_, response) => {
          const status = response?.status()
          return status === (path.endsWith('no/such/page') ? 404 : 200) ? null : `returned ${status}`
        }),
      ),
    )
  for (const term of ['alert', '<img', 'evil.example'])
    await counter.try(`${locale}, search for ${term}`, () =>
      browsers.withRetry(() =>
        visitPage('/home', async (page) => {
          const box = page.locator('[role="combobox"]')
          // Shortcuts work once the page's scripts are loaded.
          for (let n = 0; n < 20 && (await box.count()) === 0; n += 1) {
            await page.keyboard.press('Control+k')
            await page.waitForTimeout(500)
          }
          const searchResponse = page.waitForResponse((response) => response.url().includes('/api/v1/search'))
          await box.last().fill(term)
          await searchResponse
          await page.locator('[role="option"]').nth(3).waitFor({ timeout: 20_000 })
          return null
        }),
      ),
    )
}
