/** Jest's `--json`: a file that could not run at all is a failure, besides the tests that failed. */
export function ofJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Playwright's json: `unexpected` are failures; what went wrong outside of any test is listed apart. */
export function ofPlaywright({ stats, errors }) {
  return {
    // What passed at the second try has passed; the list above it names it.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
