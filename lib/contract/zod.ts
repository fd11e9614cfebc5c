import { config } from 'zod'
import { ruleOf } from './rules.ts'

/**
 * zod as the contract uses it. Whoever makes a schema that may run in a page imports it from here, as `* as z`: then it is
 * set up before the first schema is made, and what no schema uses stays out of the page.
 */
export * from 'zod'

// In a page zod must not try to compile: the try alone breaks the security policy, which forbids eval.
config({ customError: (issue) => ruleOf(issue), jitless: 'document' in globalThis })
