import type { FieldValues, Resolver } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'

/**
 * Checks a form by the body schema of its call. Schemas and zod weigh more than the page, so they come when the form is
 * first checked. If they cannot be had, the form goes out unchecked: the API refuses what is wrong with the same words.
 */
export function lazyResolver<V extends FieldValues, T>(name: CallName): Resolver<V, unknown, T> {
  return async (values, context, options) => {
    try {
      const [{ endpointOf }, { zodResolver }] = await loadChecks()
      // The schema is that of the call whose body V and T are; a call by name cannot carry that through.
      const check = zodResolver(endpointOf(name).body) as unknown as Resolver<V, unknown, T>
      return await check(values, context, options)
    } catch {
      return { values: values as unknown as T, errors: {} }
    }
  }
}

/** Fetches the schemas ahead of time: when a form takes the focus. */
export function loadChecks() {
  return Promise.all([import('#contract/index.ts'), import('@hookform/resolvers/zod')])
}
