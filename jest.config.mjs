import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const base = nextJest({ dir: './' })
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/server-only.ts' },
  setupFiles: ['<rootDir>/tests/default-ports.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
}

/** Two projects: browser code (jsdom) and server code (node: contract, API, BFF, tools). */
export default async function config() {
  const components = await base({
    ...shared,
    displayName: 'components',
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      '^next/navigation$': '<rootDir>/tests/components/next-navigation.tsx',
    },
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/tests/components/**/*.test.ts?(x)'],
    setupFilesAfterEnv: ['<rootDir>/tests/components/setup.ts'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
  })()
  const server = await base({
    ...shared,
    displayName: 'server',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/contract/**/*.test.ts', '<rootDir>/tests/server/**/*.test.ts'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    globalSetup: '<rootDir>/tests/contract/postgres.ts',
    globalTeardown: '<rootDir>/tests/contract/postgres-stop.ts',
  })()
  return {
    projects: [components, server],
    testTimeout: 60_000,
    // More workers than cores, because contract tests spend a third of their time waiting.
    maxWorkers: availableParallelism() + 1,
  }
}
