/** Versions by response object. Stored apart, so that responses only contain the contract's fields. */
const versions = new WeakMap<object, string>()

/** Returns the ETag of a response, for `ifMatch`; null if the API sent none, as third-party APIs may. */
export function versionOf(response: unknown): string | null {
  return isObject(response) ? (versions.get(response) ?? null) : null
}

/** Stores the version of a response; ignores non-objects and invalid tags. */
export function storeVersion<T>(response: T, etag: string | null | undefined): T {
  if (isObject(response) && typeof etag === 'string' && /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/.test(etag))
    versions.set(response, etag)
  return response
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
