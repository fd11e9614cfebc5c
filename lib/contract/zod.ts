import { config } from 'zod'
import { ruleOf } from './rules.ts'

/** Configured zod. Schemas in pages import it as `* as z`: configured before the first one, and tree-shaken. */
export * from 'zod'

// Disables compilation in pages: even trying it violates the content security policy, which forbids eval.
config({ customError: (issue) => ruleOf(issue), jitless: 'document' in globalThis })
