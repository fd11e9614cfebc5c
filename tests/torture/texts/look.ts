import type { BrowserContext, Page } from '@playwright/test'

/** The browser's own line for an answer that failed. */
const failedAnswer = /^Failed to load resource/

/** Told by the page itself, before any of its scripts run. */
const tellsBreaches = `document.addEventListener('securitypolicyviolation', (event) =>
  tortureSaw('policy ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample))`

/** Which texts ran, or tried to, in one browser: dialogs, breaches of the policy, errors, ways to other hosts. */
export async function watched(context: BrowserContext, origin: string) {
  const ran: string[] = []
  await context.exposeBinding('tortureSaw', (_, what: string) => void ran.push(what))
  await context.addInitScript(tellsBreaches)
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      ran.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => ran.push(`thrown: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !failedAnswer.test(message.text()))
        ran.push(`console: ${message.text()}`)
    })
    page.on('crash', () => ran.push('the page crashed'))
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) ran.push(`asked ${url.href}`)
  })
  return {
    /** What has happened since the last time. */
    taken: () => ran.splice(0),
  }
}

export type Watched = Awaited<ReturnType<typeof watched>>

/** Waits until the page shows what it has. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: 30_000 })
  await page.waitForFunction(`document.querySelector('[aria-busy="true"], .animate-pulse') === null`, null, {
    timeout: 30_000,
  })
}

/** Elements that run and attributes that do, where only a text can have put them; a scheme as browsers read it, without spaces and control characters. */
const plantedInPage = String.raw`(() => {
  const found = []
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.localName
    const own = element.closest('main, dialog, [role="dialog"], header, aside, nav') !== null
    if (/^(iframe|object|embed|base|frame)$/.test(name) || (own && /^(script|style|link|meta)$/.test(name)))
      found.push('<' + name + '>')
    for (const { name: attribute, value } of element.attributes) {
      const leads = /^(href|src|action|formaction|xlink:href|data|values)$/.test(attribute)
      if (/^on/.test(attribute) || attribute === 'srcdoc') found.push(name + ' ' + attribute)
      else if (leads && /^(javascript|vbscript|data:text)/i.test(value.replaceAll(/[\u0000-\u0020]/g, '')))
        found.push(name + ' ' + attribute + ' ' + value.slice(0, 60))
    }
  }
  return found
})()`

/** What stands in the page that only a text can have put there. */
export const planted = (page: Page): Promise<string[]> => page.evaluate<string[]>(plantedInPage)
