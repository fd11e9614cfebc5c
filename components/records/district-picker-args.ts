import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the picker's request and of the pages' prefetch. */
export const districtPickerArgs = { query: { limit: 100, sort: 'name' } } satisfies CallArgs<'districts.list'>
