import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the picker's request; pages prefetch with the same ones. */
export const districtPickerArgs = { query: { limit: 100, sort: 'name' } } satisfies CallArgs<'districts.list'>
