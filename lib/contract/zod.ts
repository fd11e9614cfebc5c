import { config } from 'zod'
import { ruleOf } from './rules.ts'

/**
 * Configured zod. Schemas that may run in a page import it from here, as `* as z`, so that it is configured before
 * the first schema and tree-shaken.
 */
export * from 'zod'

// Disables compilation in pages: even trying it violates the content security policy, which forbids eval.
config({ customError: (issue) => ruleOf(issue), jitless: 'document' in globalThis })
