import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './.ci/chromium.mjs'

const report = process.env.E2E_REPORT

/**
 * The kinds of browser run, all against the production build and the real API: journeys (e2e), the byte budget, pictures
 * of pages to look at, those of the instruction guide, and the long look at accessibility.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare.ts',
  // Each worker has a product of its own, with its own data: a journey may stop the API without harm to another's.
  workers: Number(process.env.E2E_MACHINES ?? 1) > 1 ? 1 : 2,
  fullyParallel: false,
  // A pipeline's machine may stall for seconds; a journey that fails three times has failed.
  retries: process.env.CI || process.env.E2E_MACHINES ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath() ?? undefined, args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 900 },
    // Recording each step costs a third of the run; a journey that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testMatch: '**/*.spec.ts', testIgnore: '**/measure/**' },
    { name: 'budget', testMatch: '**/measure/budget.spec.ts' },
    { name: 'accessibility', testMatch: '**/measure/accessibility/*.spec.ts', timeout: 300_000 },
    { name: 'guide', testMatch: '**/measure/guide-pictures.spec.ts', timeout: 600_000 },
    { name: 'look', testMatch: '**/measure/look.spec.ts', timeout: 600_000 },
  ],
})
