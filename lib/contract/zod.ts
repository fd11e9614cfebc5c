import { config } from 'zod'
import { ruleOf } from './rules.ts'

/**
 * Exports zod, configured before the first schema is created. Import it as `* as z`, so that unused parts can be tree-shaken.
 */
export * from 'zod'

// Disables compilation in pages: even trying it violates the content security policy, which forbids eval.
config({ customError: (issue) => ruleOf(issue), jitless: 'document' in globalThis })
