import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { openPage, withRecord } from '../../support/pages.ts'
import { openSession } from '../../support/sign-in.ts'
import { test } from '../../support/test.ts'
import { reportFindings } from './report.ts'

// IBM Equal Access on the main screens: rules that axe lacks or interprets differently.

const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
)

type Result = { ruleId: string; value: [level: string, state: string]; message: string; snippet: string }
type Ace = {
  Checker: new () => { check: (page: Document, rules: string[]) => Promise<{ results: Result[] }> }
}

const screens = [
  '/home',
  '/properties/listings',
  '/properties/listings?view=table',
  '/properties/listings?view=map',
  '/properties/new',
  '/properties/edit/{id}/general',
  '/properties/edit/{id}/media',
  '/properties/edit/{id}/location',
  '/condominiums/listings',
  '/inbox',
  '/inbox/read/1',
  '/portals',
  '/agents/listings',
  '/frontpage',
  '/key-items/features',
  '/users',
]

test('Equal Access finds no violation on the main screens', async ({ page, app }) => {
  await openPage(page, '/login', 'en')
  await reportFindings('/login', findViolations(page))
  await openSession(page)
  for (const screen of screens) {
    await openPage(page, withRecord(screen, app), 'en')
    await reportFindings(screen, findViolations(page))
  }
})

async function findViolations(page: Page): Promise<string[]> {
  // Not a script tag: the content security policy forbids inline and foreign scripts.
  await page.evaluate(`${engine};window.ace = ace;0`)
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Ace }
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results
  })
  return results
    .filter(({ value: [level, state] }) => level === 'VIOLATION' && state === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
}
