import type { BrowserContext, Page } from '@playwright/test'

/** The browser logs failed responses; tests check these themselves. */
const failedResponse = /^Failed to load resource/

/** Adds exceptions, console errors, policy violations and requests to other origins to `pageErrors`. */
export async function watchContext(
  context: BrowserContext,
  origin: string,
  pageErrors: string[],
): Promise<void> {
  await context.exposeBinding(
    'reportViolation',
    (_, violation: string) => void pageErrors.push(`policy: ${violation}`),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation
      report(`${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('page', (page) => watchPage(page, pageErrors))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) pageErrors.push(`foreign host: ${url.href}`)
  })
}

function watchPage(page: Page, pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(`thrown: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedResponse.test(message.text()))
      pageErrors.push(`console: ${message.text()}`)
  })
}
