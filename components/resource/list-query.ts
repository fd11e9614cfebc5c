/** State of a simple list, stored in the URL so that it can be shared and Back works. */
export type ListQuery<S extends string> = { page: number; search: string; sort: S }

/** Parses a list's URL; the first of `sorts` is the default. */
export function readListQuery<S extends string>(
  params: Pick<URLSearchParams, 'get'>,
  sorts: readonly [S, ...S[]],
): ListQuery<S> {
  const page = Number(params.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    sort: sorts.find((each) => each === params.get('sort')) ?? sorts[0],
  }
}

/** Converts a page's `searchParams` for `readListQuery`. */
export function paramsOf(search: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
