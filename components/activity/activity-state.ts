import type { ActivityAction, ActivityNoun } from '#contract/activity.ts'
import { activityActions, activityNouns } from '#contract/activity-kinds.ts'
import { limits } from '#contract/limits.ts'
import type { CallArgs } from '@/lib/agency/types'

/** Which lines are wanted, as the address says it; an empty text is any. */
export type ActivityState = {
  person: string
  noun: '' | ActivityNoun
  action: '' | ActivityAction
  /** Days, `2026-11-21`. */
  from: string
  to: string
  page: number
}

export function readActivity(params: Pick<URLSearchParams, 'get'>): ActivityState {
  const page = Number(params.get('page'))
  return {
    person: /^[1-9]\d{0,8}$/.exec(params.get('person') ?? '')?.[0] ?? '',
    noun: activityNouns.find((noun) => noun === params.get('noun')) ?? '',
    action: activityActions.find((action) => action === params.get('action')) ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** The address's query; what is as usual is left out. */
export function writeActivity({ page, ...filters }: ActivityState): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

export const isFiltered = (asked: ActivityState): boolean => writeActivity({ ...asked, page: 1 }) !== ''

export function activityQuery({ person, noun, action, from, to, page }: ActivityState) {
  return {
    query: {
      page,
      limit: limits.rowsPerPage,
      filter: {
        ...(person !== '' && { person: Number(person) }),
        ...(noun !== '' && { noun }),
        ...(action !== '' && { action }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
      },
    },
  } satisfies CallArgs<'activity.agency'>
}

function dayOf(value: string | null): string {
  return value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
}
