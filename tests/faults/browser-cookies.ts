import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../.ci/chromium.mjs'
import { openAgency } from './agency.ts'
import { openDashboard } from './dashboard.ts'
import { FaultCounter } from './fault.ts'
import { waitUntilLoaded } from './texts/inspect-page.ts'

/**
 * Numbers of 4,000-byte cookies that another app on the host sets. Node.js accepts 16 KB of headers, and Chromium
 * stores 180 cookies.
 */
const cookieCounts = [3, 4, 5, 10, 40, 150]
const garbage = [
  '',
  '%E0%A4%A',
  '%00%0d%0a',
  '{"a":[',
  '%7B%22__proto__%22%3A1%7D',
  'undefined',
  '%F0%9F%8F%A0',
  'a'.repeat(3_900),
  'Fe26.2**aaaa*bbbb*cccc*1*dddd*eeee',
]

/**
 * Opens the dashboard in Chromium with many cookies of another app, and with garbage in the dashboard's own cookies.
 * Every visitor reaches a working sign-in page, or stays signed in, without deleting cookies manually.
 */
export async function testCookiesInBrowser(): Promise<FaultCounter | string> {
  const executablePath = chromiumPath()
  if (executablePath === null) return 'no Chromium was found'
  const counter = new FaultCounter()
  const agency = await openAgency('SQLite')
  const dashboard = await openDashboard(agency.origin)
  const person = await agency.addAccount()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const { origin } = dashboard
  const withPage = async (work: (page: Page, context: BrowserContext) => Promise<string | null>) => {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      const exceptions: string[] = []
      page.on('pageerror', (error) => exceptions.push(error.message))
      const fault = await work(page, context)
      return fault ?? (exceptions.length > 0 ? `the page threw ${exceptions[0]}` : null)
    } finally {
      await context.close()
    }
  }
  const openSignedIn = async (page: Page, path: string) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'load' })
    await waitUntilLoaded(page)
    if (new URL(page.url()).pathname === '/login') await signInByForm(page, person)
    const isAwayFromLogin = (address: URL) => address.pathname !== '/login'
    const isSignedIn = await page.waitForURL(isAwayFromLogin, { timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    if (!isSignedIn)
      return `could not sign in; the page shows ${(await page.locator('body').innerText()).slice(0, 300)}`
    await waitUntilLoaded(page)
    const response = await page.reload()
    return response?.status() === 200 ? null : `signed in, ${page.url()} returned ${response?.status()}`
  }
  const dashboardCookies = new Map<string, string>()
  await counter.try('no cookies', () =>
    withPage(async (page, context) => {
      const fault = await openSignedIn(page, '/home')
      for (const { name, value } of await context.cookies()) dashboardCookies.set(name, value)
      return fault
    }),
  )
  for (const name of [
    'locale',
    'theme',
    'menu',
    'filters-properties',
    'filters-condominiums',
    'list-properties',
  ])
    if (!dashboardCookies.has(name)) dashboardCookies.set(name, '')
  const signedInCookies = [...dashboardCookies].filter(([, value]) => value !== '')
  for (const count of cookieCounts)
    for (const signedIn of [false, true])
      await counter.try(`${count} foreign cookies, ${signedIn ? 'signed in' : 'signed out'}`, () =>
        withPage(async (page, context) => {
          const foreignCookies = Array.from({ length: count }, (_, n): [string, string] => [
            `x${n}`,
            'a'.repeat(4_000),
          ])
          const cookies = [...(signedIn ? signedInCookies : []), ...foreignCookies]
          await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
          return openSignedIn(page, '/home')
        }),
      )
  for (const name of dashboardCookies.keys())
    for (const value of garbage)
      for (const path of ['/login', '/properties/listings'])
        await counter.try(`${name}=${value.slice(0, 40)} at ${path}`, () =>
          withPage(async (page, context) => {
            const others = path === '/login' ? [] : signedInCookies.filter(([other]) => other !== name)
            const cookies = [...others, [name, value] as const]
            await context.addCookies(
              cookies.map(([cookieName, text]) => ({ name: cookieName, value: text, url: origin })),
            )
            return openSignedIn(page, path)
          }),
        )
  await browser.close()
  await dashboard.stop()
  await agency.close()
  counter.note = `cookies ${[...dashboardCookies.keys()].join(', ')}`
  return counter
}

async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  // If the server rejected the cookies, its error page redirects to the sign-in form, which may be visible before its
  // scripts have loaded.
  await page.waitForLoadState('load')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
}
