import type { BrowserContext, Page } from '@playwright/test'

const failedResponse = /^Failed to load resource/

const reportViolationsScript = `document.addEventListener('securitypolicyviolation', (event) =>
  reportEvent('policy ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample))`

/**
 * Returns an array that collects dialogs, exceptions, console errors, crashes, policy violations and requests to other
 * origins.
 */
export async function recordEvents(context: BrowserContext, origin: string): Promise<string[]> {
  const events: string[] = []
  await context.exposeBinding('reportEvent', (_, event: string) => void events.push(event))
  await context.addInitScript(reportViolationsScript)
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      events.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => events.push(`thrown: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !failedResponse.test(message.text()))
        events.push(`console: ${message.text()}`)
    })
    page.on('crash', () => events.push('the page crashed'))
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) events.push(`requested ${url.href}`)
  })
  return events
}

export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: 30_000 })
  await page.waitForFunction(`document.querySelector('[aria-busy="true"], .animate-pulse') === null`, null, {
    timeout: 30_000,
  })
}

/**
 * Finds executable elements and attributes that only stored text can have added. Like browsers, ignores spaces and
 * control characters in the scheme of a URL.
 */
const injectedCodeScript = String.raw`(() => {
  const found = []
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.localName
    const inApp = element.closest('main, dialog, [role="dialog"], header, aside, nav') !== null
    if (/^(iframe|object|embed|base|frame)$/.test(name) || (inApp && /^(script|style|link|meta)$/.test(name)))
      found.push('<' + name + '>')
    for (const { name: attribute, value } of element.attributes) {
      const isUrl = /^(href|src|action|formaction|xlink:href|data|values)$/.test(attribute)
      if (/^on/.test(attribute) || attribute === 'srcdoc') found.push(name + ' ' + attribute)
      else if (isUrl && /^(javascript|vbscript|data:text)/i.test(value.replaceAll(/[\u0000-\u0020]/g, '')))
        found.push(name + ' ' + attribute + ' ' + value.slice(0, 60))
    }
  }
  return found
})()`

export const findInjectedCode = (page: Page): Promise<string[]> => page.evaluate<string[]>(injectedCodeScript)
