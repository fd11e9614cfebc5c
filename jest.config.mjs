import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const base = nextJest({ dir: './' })
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/server-only.ts' },
  setupFiles: ['<rootDir>/tests/default-ports.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
}

/** Two projects: what runs in a page (jsdom), and what runs on a server (node: contract, API, BFF, tools). */
export default async function config() {
  const components = await base({
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/tests/components/**/*.test.ts?(x)'],
    setupFilesAfterEnv: ['<rootDir>/tests/second-try.ts', '<rootDir>/tests/components/setup.ts'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
  })()
  const server = await base({
    ...shared,
    displayName: 'server',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/tests/second-try.ts'],
    testMatch: ['<rootDir>/tests/contract/**/*.test.ts', '<rootDir>/tests/server/**/*.test.ts'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    globalSetup: '<rootDir>/tests/contract/postgres.ts',
    globalTeardown: '<rootDir>/tests/contract/postgres-stop.ts',
  })()
  // On two cores Jest would keep one for itself, which does little.
  return {
    projects: [components, server],
    testTimeout: 30_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
  }
}
