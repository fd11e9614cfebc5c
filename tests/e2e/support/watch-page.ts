import type { BrowserContext, Page } from '@playwright/test'

/** The browser's own line for an answer that failed; what the page makes of such an answer is the journey's matter. */
const failedAnswer = /^Failed to load resource/

/** Collects what no page may do: break its security policy, throw, log an error, or ask another host. */
export async function watchContext(context: BrowserContext, origin: string, faults: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_, what: string) => void faults.push(`policy: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (what: string) => void }).reportViolation
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
    if (message.type() === 'error' && !failedAnswer.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
}
