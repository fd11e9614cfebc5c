import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/**
 * The limits apply to all JavaScript files loaded on a visit with an empty cache, until the network has been idle for
 * half a second and before any interaction. Each file is compressed with gzip level 6. Inline scripts do not count.
 */
const visits = [
  { kind: 'sign-in', path: '/login', limitKib: 170, isSignedIn: false },
  { kind: 'list', path: '/properties/listings', limitKib: 215, isSignedIn: true },
  { kind: 'form', path: '/properties/new', limitKib: 265, isSignedIn: true },
  { kind: 'list', path: '/condominiums/listings', limitKib: 215, isSignedIn: true },
  { kind: 'form', path: '/condominiums/new', limitKib: 265, isSignedIn: true },
]

for (const { kind, path, limitKib, isSignedIn } of visits) {
  test(`first load of a ${kind} (${path}) weighs at most ${limitKib} KiB of JavaScript`, async ({ page }) => {
    if (isSignedIn) await signIn(page)
    const scripts = await loadScripts(page, path)
    await expect(page.locator('main')).toBeVisible()
    const total = toKib(scripts.reduce((sum, { bytes }) => sum + bytes, 0))
    const largest = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
    const rows = largest.map(({ file, bytes }) => `    ${String(toKib(bytes)).padStart(6)}  ${file}`)
    process.stdout.write(
      `  ${kind.padEnd(8)} ${path.padEnd(22)} ${total} KiB of ${limitKib}, ${scripts.length} files\n${rows.join('\n')}\n`,
    )
    expect(total).toBeLessThanOrEqual(limitKib)
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
  const total = toKib((await measureSizes(responses)).reduce((sum, { bytes }) => sum + bytes, 0))
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
  return measureSizes(responses)
}

/** Collects the script responses; `measureSizes` reads their bodies later. */
function collectScriptResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return responses
}

const measureSizes = (responses: readonly Response[]): Promise<Script[]> =>
  Promise.all(
    responses.map(async (response) => ({
      file: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body()).length,
    })),
  )

function toKib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10
}
