import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './.ci/chromium.mjs'

const report = process.env.E2E_REPORT

/**
 * Browser test projects, all against the production build and the real API: user journeys (e2e), byte budget,
 * screenshots of pages and of the instruction guide, and accessibility.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Each worker runs its own dashboard, API and data, so a test may stop the API without affecting others. With
  // E2E_MACHINES above 1, a single worker runs that many processes of the dashboard and of the API.
  workers: Number(process.env.E2E_MACHINES ?? 1) > 1 ? 1 : 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath() ?? undefined, args: chromiumFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 900 },
    // No traces, which would take a third of the run; to trace a single test, pass `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testMatch: '**/*.spec.ts', testIgnore: '**/measure/**' },
    { name: 'budget', testMatch: '**/measure/budget.spec.ts' },
    { name: 'accessibility', testMatch: '**/measure/accessibility/*.spec.ts', timeout: 300_000 },
    { name: 'guide', testMatch: '**/measure/guide-screenshots.spec.ts', timeout: 600_000 },
    { name: 'screenshots', testMatch: '**/measure/screenshots.spec.ts', timeout: 3_600_000 },
  ],
})
