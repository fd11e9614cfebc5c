import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../.ci/chromium.mjs'
import { attacks } from '../contract/attacks.ts'
import { form, titled } from '../contract/portfolio.ts'
import { type Agency, openAgency } from './agency.ts'
import { openDashboard } from './dashboard.ts'
import { Tally } from './fault.ts'

const all = attacks.join(' ')

/**
 * H-7: texts that would run as code, in the text fields of properties, developments, agents and visitors' messages in both
 * languages, looked at on the pages in Chromium in both. Lost is a page on which anything ran. Answers why there is no
 * browser.
 */
export async function scriptInjection(share: number): Promise<Tally | string> {
  const executablePath = chromiumPath()
  if (executablePath === null) return 'no Chromium was found'
  const tally = new Tally()
  const agency = await openAgency('SQLite', { sample: true })
  const dashboard = await openDashboard(agency.origin)
  const person = await agency.hire()
  const pages = await plant(agency, person.token, Math.max(2, Math.round(attacks.length * share)))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const session = await dashboard.signIn(person.email, person.password)
  const [name = '', ...value] = session.split('=')
  for (const locale of ['pt', 'en']) {
    const context = await browser.newContext()
    await context.addCookies([
      { name, value: value.join('='), url: dashboard.origin },
      { name: 'locale', value: locale, url: dashboard.origin },
    ])
    for (const path of pages)
      await tally.try(`${locale} ${path}`, () => look(context, `${dashboard.origin}${path}`))
    await context.close()
  }
  await browser.close()
  await dashboard.stop()
  await agency.close()
  tally.note = `${attacks.length} texts, ${pages.length} pages in two languages, executions ${tally.losses.length}`
  return tally
}

/** What ran on a page: a dialog, a script that is none of ours, a way to another host; null for nothing. */
async function look(context: BrowserContext, address: string): Promise<string | null> {
  const page = await context.newPage()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) ran.push(`asked ${request.url()}`)
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: 45_000 })
  const bad = await page
    .locator(
      'main :is(script, iframe, object, embed, base, [onerror], [onload], [onclick], a[href^="javascript:" i])',
    )
    .count()
  if (bad > 0) ran.push(`${bad} elements that could run`)
  const shown = answer?.status() === 200 ? null : `was told ${answer?.status()}`
  await page.close()
  return ran[0] ?? shown
}

/** Writes the texts wherever staff and visitors may write, and answers the pages that show them. */
async function plant(agency: Agency, token: string, count: number): Promise<string[]> {
  const { type_id: type } = await agency.house.db
    .selectFrom('properties')
    .select('type_id')
    .where('type_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const both = (text: string) => ({ en: text, pt: text })
  const pages = [
    '/home',
    '/properties/listings',
    '/condominiums/listings',
    '/agents/listings',
    '/inbox',
    '/activity',
  ]
  for (const [n, attack] of attacks.slice(0, count).entries()) {
    const short = attack.slice(0, 55)
    const texts = { ...titled(attack, attack), description: both(all), slogan: both(attack) }
    const { property_id } = await agency.call('properties.add', {
      token,
      body: form(type ?? 1, { reference: `X${n} ${short}`.slice(0, 40), i18n: texts }),
    })
    const { condominium_id } = await agency.call('condominiums.add', { token, body: { i18n: texts } })
    const { agent_id } = await agency.call('agents.add', {
      token,
      body: {
        first_name: short,
        last_name: short,
        role: both(attack),
        description: both(all),
        phone: attack.slice(0, 40),
      },
    })
    await agency.call('inbox.receive', {
      from: `198.51.100.${n % 250}`,
      body: {
        label: 'Book Visit',
        subject: attack,
        text: all,
        name: attack,
        email: `x${n}@example.pt`,
        phone: short.slice(0, 40),
        consent_text: attack,
      },
    })
    // Each shows the same fields: a few records are opened, all stand in the lists.
    if (n % 12 === 0)
      pages.push(
        `/properties/edit/${property_id}/general`,
        `/properties/edit/${property_id}/history`,
        `/properties/print/${property_id}`,
        `/condominiums/edit/${condominium_id}/general`,
        `/agents/edit/${agent_id}`,
      )
  }
  const messages = await agency.house.db
    .selectFrom('messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  return [...pages, ...messages.map(({ id }) => `/inbox/read/${id}`)]
}
