/** Reads the output of `jest --json`. Test files that couldn't run count as failures, too. */
export function parseJestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report. `errors` are those outside of tests; they count as failures, too. */
export function parsePlaywrightReport({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
