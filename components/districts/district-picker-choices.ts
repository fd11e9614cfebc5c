import type { CallArgs } from '@/lib/agency/types'

/** How the picker asks for its districts; pages prefetch with the same arguments. */
export const districtChoices = { query: { limit: 100, sort: 'name' } } satisfies CallArgs<'districts.list'>
