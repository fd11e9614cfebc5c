/** State of a simple list, stored in the URL so that it can be shared and Back works. */
export type ListQuery<S extends string> = { page: number; search: string; sort: S }

type Params = Pick<URLSearchParams, 'get'>

export function defineList<
  const Orders extends Readonly<Record<string, { readonly sort: string; readonly order: 1 | -1 }>>,
>(perPage: number, orders: Orders) {
  type Sort = keyof Orders & string
  const sorts = Object.keys(orders) as [Sort, ...Sort[]]
  return {
    perPage,
    sorts,
    parse: (params: Params): ListQuery<Sort> => ({
      page: parsePage(params),
      search: (params.get('search') ?? '').trim().slice(0, 100),
      sort: sorts.find((name) => name === params.get('sort')) ?? sorts[0],
    }),
    format({ search, sort }: Omit<ListQuery<Sort>, 'page'>): string {
      const params = new URLSearchParams()
      if (search.trim() !== '') params.set('search', search.trim())
      if (sort !== sorts[0]) params.set('sort', sort)
      return params.toString()
    },
    toQuery: ({ page, search, sort }: ListQuery<Sort>) => ({
      page,
      limit: perPage,
      ...orders[sort],
      ...(search !== '' && { filter: { search } }),
    }),
  }
}

export function parsePage(query: Params): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

export function paramsOf(search: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
