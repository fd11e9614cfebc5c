/** Versions by the answer that they came with; not in the answer itself, which is what the contract says and no more. */
const versions = new WeakMap<object, string>()

/**
 * The ETag of an answer of `call`, `useCall` or `prefetch`: the version of the record that it shows, for `ifMatch`. Null
 * where the API gave none, as foreign APIs may not.
 */
export function versionOf(answer: unknown): string | null {
  return isObject(answer) ? (versions.get(answer) ?? null) : null
}

/** Notes the version that came with an answer; an answer that is no object, and a header that is no tag, have none. */
export function noteVersion<T>(answer: T, etag: string | null | undefined): T {
  if (isObject(answer) && typeof etag === 'string' && /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/.test(etag))
    versions.set(answer, etag)
  return answer
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
