import type { FieldValues, Resolver } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'

/**
 * Validates a form with the body schema of its call. Schemas and zod are larger than the page, so they load on
 * demand. If they fail to load, the form is sent unvalidated and the API reports the same errors.
 */
export function lazyResolver<V extends FieldValues, T>(name: CallName): Resolver<V, unknown, T> {
  return async (values, context, options) => {
    try {
      const [{ endpointOf }, { zodResolver }] = await loadValidation()
      // V and T are the input and output of the call's body schema, which TypeScript can't derive from a generic name.
      const check = zodResolver(endpointOf(name).body) as unknown as Resolver<V, unknown, T>
      return await check(values, context, options)
    } catch {
      return { values: values as unknown as T, errors: {} }
    }
  }
}

export function loadValidation() {
  return Promise.all([import('#contract/index.ts'), import('@hookform/resolvers/zod')])
}
