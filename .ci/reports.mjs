/** Reads the output of `jest --json`. A file that couldn't run counts as a failure, in addition to failed tests. */
export function parseJestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON: `unexpected` are failures; errors outside of tests are listed separately. */
export function parsePlaywrightReport({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
