import { jest } from '@jest/globals'

// A pipeline's machine may stall for seconds; what fails twice has failed, and the first failure is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
