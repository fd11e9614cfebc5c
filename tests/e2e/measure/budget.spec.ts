import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/**
 * Counts every JavaScript file loaded on a visit with an empty cache, until the network has been idle for half a second
 * and before any interaction. Each body is compressed with gzip level 6. Inline scripts do not count.
 */
const kinds = [
  { kind: 'sign-in', path: '/login', limit: 170, signedIn: false },
  { kind: 'list', path: '/properties/listings', limit: 215, signedIn: true },
  { kind: 'form', path: '/properties/new', limit: 265, signedIn: true },
  { kind: 'list', path: '/condominiums/listings', limit: 215, signedIn: true },
  { kind: 'form', path: '/condominiums/new', limit: 265, signedIn: true },
]

for (const { kind, path, limit, signedIn } of kinds) {
  test(`first load of a ${kind} (${path}) weighs at most ${limit} KiB of JavaScript`, async ({ page }) => {
    if (signedIn) await signIn(page)
    const scripts = await loadScripts(page, path)
    await expect(page.locator('main')).toBeVisible()
    const total = toKib(scripts.reduce((sum, { bytes }) => sum + bytes, 0))
    const largest = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
    const rows = largest.map(({ file, bytes }) => `    ${String(toKib(bytes)).padStart(6)}  ${file}`)
    process.stdout.write(
      `  ${kind.padEnd(8)} ${path.padEnd(22)} ${total} KiB of ${limit}, ${scripts.length} files\n${rows.join('\n')}\n`,
    )
    expect(total).toBeLessThanOrEqual(limit)
  })
}

test('the first interaction with a form loads at most 60 KiB', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const responses = collectScriptResponses(page)
  await page.locator('input[name="email"]').fill('nobody@example.pt')
  await page.locator('input[name="password"]').fill('not-the-word')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
  const total = toKib((await measure(responses)).reduce((sum, { bytes }) => sum + bytes, 0))
  process.stdout.write(`  first interaction ${total} KiB of 60\n`)
  expect(total).toBeGreaterThan(10)
  expect(total).toBeLessThanOrEqual(60)
})

type Script = { file: string; bytes: number }

async function loadScripts(page: Page, path: string): Promise<Script[]> {
  // Signing in has filled the cache.
  const cdp = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await cdp.send('Network.clearBrowserCache')
  const responses = collectScriptResponses(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return measure(responses)
}

/** Collects the script responses; their bodies are read when the page is idle. */
function collectScriptResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return responses
}

const measure = (responses: readonly Response[]): Promise<Script[]> =>
  Promise.all(
    responses.map(async (response) => ({
      file: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body()).length,
    })),
  )

function toKib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10
}
