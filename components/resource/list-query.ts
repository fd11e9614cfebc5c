/** Where the person is in a simple list: said by the address, so that it can be shared and Back works. */
export type ListQuery<S extends string> = { page: number; search: string; sort: S }

/** Reads the address of a list; `sorts` are its orders, the usual one first. */
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

/** A page's `searchParams` as `readListQuery` takes them. */
export function paramsOf(search: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
