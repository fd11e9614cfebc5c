import type { BrowserContext, Page } from '@playwright/test'

/** The browser logs failed responses; journeys check these themselves. */
const failedResponse = /^Failed to load resource/

/** Adds exceptions, console errors, policy violations and requests to other origins to `faults`. */
export async function watchContext(context: BrowserContext, origin: string, faults: string[]): Promise<void> {
  await context.exposeBinding(
    'reportViolation',
    (_, violation: string) => void faults.push(`policy: ${violation}`),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation
      report(`${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('page', (page) => watchPage(page, faults))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) faults.push(`foreign host: ${url.href}`)
  })
}

function watchPage(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedResponse.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
}
