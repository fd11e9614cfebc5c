import type { MessageLabel, MessageState } from '#contract/inbox.ts'
import { limits } from '#contract/limits.ts'
import { parsePage } from '@/components/resource/list-query'
import type { CallArgs, CallResponse } from '@/lib/agency/types'
import { labelKeys, labelOf } from './label-picker-choices'

export type InboxState = {
  state: MessageState
  label: MessageLabel | null
  /** Ids; 0 means not assigned. */
  agents: number[]
  isUnreadOnly: boolean
  isOldestFirst: boolean
  search: string
  page: number
  /** Id of the open message. */
  message: number | null
}

const searchMax = 100

/** True for folders that list the oldest messages first by default. */
export const isOldestFirstByDefault: Record<MessageState, boolean> = { inbox: true, archived: false }
export const folders = Object.keys(isOldestFirstByDefault) as MessageState[]

export function parseInboxState(params: Pick<URLSearchParams, 'get'>): InboxState {
  const state = folders.find((folder) => folder === params.get('state')) ?? 'inbox'
  const sort = params.get('sort')
  const agents = (params.get('agents') ?? '').split('.').filter((part) => /^\d{1,9}$/.test(part))
  return {
    state,
    label: labelOf(params.get('label')),
    agents: [...new Set(agents.map(Number))].slice(0, limits.rowsPerPageMax),
    isUnreadOnly: params.get('unread') === '1',
    isOldestFirst: sort === 'oldest' || (sort !== 'newest' && isOldestFirstByDefault[state]),
    search: (params.get('search') ?? '').slice(0, searchMax),
    page: parsePage(params),
    message: /^[1-9]\d{0,14}$/.test(params.get('message') ?? '') ? Number(params.get('message')) : null,
  }
}

export function formatInboxState(inbox: InboxState): string {
  const { state, label, agents, isUnreadOnly, isOldestFirst, search, page, message } = inbox
  const params = new URLSearchParams()
  if (state !== 'inbox') params.set('state', state)
  if (label !== null) params.set('label', labelKeys[label])
  if (agents.length > 0) params.set('agents', agents.join('.'))
  if (isUnreadOnly) params.set('unread', '1')
  if (isOldestFirst !== isOldestFirstByDefault[state]) params.set('sort', isOldestFirst ? 'oldest' : 'newest')
  if (search !== '') params.set('search', search)
  if (page > 1) params.set('page', String(page))
  if (message !== null) params.set('message', String(message))
  return params.toString()
}

export const isFiltered = ({ label, agents, isUnreadOnly, search }: InboxState): boolean =>
  label !== null || agents.length > 0 || isUnreadOnly || search.trim() !== ''

/** Returns the number of messages; undefined if the API ignores the unread filter, and so counts read ones. */
export const totalOf = ({ isUnreadOnly }: InboxState, { inbox, totalInbox }: CallResponse<'inbox.list'>) =>
  isUnreadOnly && inbox.some(({ read_at }) => read_at !== null) ? undefined : totalInbox

export function toInboxArgs(inbox: InboxState): CallArgs<'inbox.list'> {
  const { state, label, agents, isUnreadOnly, isOldestFirst, search, page } = inbox
  return {
    query: {
      page,
      limit: limits.rowsPerPage,
      ...(isOldestFirst && { order: 1 as const }),
      filter: {
        state,
        ...(label !== null && { label }),
        ...(agents.length > 0 && { agents }),
        ...(isUnreadOnly && { unread: 1 as const }),
        ...(search.trim() !== '' && { search: search.trim() }),
      },
    },
  }
}
