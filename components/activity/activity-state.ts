import type { ActivityAction, ActivityResource } from '#contract/activity.ts'
import { activityActions, activityResources } from '#contract/activity-kinds.ts'
import { limits } from '#contract/limits.ts'
import { parseDay } from '@/components/portfolio/filter/filter-values'
import { parsePage } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'

/** Filters of the activity list as stored in the URL; an empty string means any. */
export type ActivityState = {
  person: string
  noun: '' | ActivityResource
  action: '' | ActivityAction
  /** ISO dates, `2026-11-21`. */
  from: string
  to: string
  page: number
}

export function parseActivityState(params: Pick<URLSearchParams, 'get'>): ActivityState {
  return {
    person: /^[1-9]\d{0,8}$/.exec(params.get('person') ?? '')?.[0] ?? '',
    noun: activityResources.find((resource) => resource === params.get('noun')) ?? '',
    action: activityActions.find((action) => action === params.get('action')) ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    page: parsePage(params),
  }
}

export function formatActivityState({ page, ...filters }: ActivityState): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

export const isFiltered = (state: ActivityState): boolean => formatActivityState({ ...state, page: 1 }) !== ''

export function toActivityArgs({ person, noun: resource, action, from, to, page }: ActivityState) {
  return {
    query: {
      page,
      limit: limits.rowsPerPage,
      filter: {
        ...(person !== '' && { person: Number(person) }),
        ...(resource !== '' && { noun: resource }),
        ...(action !== '' && { action }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
      },
    },
  } satisfies CallArgs<'activity.agency'>
}

export const toHistoryArgs = (resource: ActivityResource, id?: number, page = 1) => ({
  query: { noun: resource, page, limit: limits.rowsPerPage, ...(id !== undefined && { id }) },
})
