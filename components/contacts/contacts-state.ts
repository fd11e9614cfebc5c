import type { ContactsFilter } from '#contract/contacts.ts'
import type { MessageLabel } from '#contract/inbox.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/language-tags.ts'
import { limits } from '#contract/limits.ts'
import { labelKeys, labelOf } from '@/components/inbox/label-picker-choices'
import { parseDay } from '@/components/portfolio/filter/filter-values'
import type { CallArgs } from '@/lib/agency/types'

/** Filters of the contacts as stored in the URL; an empty string means any. */
export type ContactsFilters = {
  labels: MessageLabel[]
  /** Ids; 0 means not assigned. */
  agents: number[]
  /** ISO dates, `2026-11-21`. */
  from: string
  to: string
  language: '' | InterfaceLanguage
  consent: '' | 'given' | 'missing'
  /** `drawer` in the URL. */
  folder: '' | 'inbox' | 'archived'
}

export const consents = ['given', 'missing'] as const
export const folders = ['inbox', 'archived'] as const

export const previewRows = 10

export function parseContactsFilters(params: Pick<URLSearchParams, 'get'>): ContactsFilters {
  const readList = (name: string) => (params.get(name) ?? '').split('.').filter((part) => part !== '')
  const labels = readList('labels').flatMap((key) => labelOf(key) ?? [])
  const agents = readList('agents').filter((part) => /^\d{1,9}$/.test(part))
  return {
    labels: [...new Set(labels)],
    agents: [...new Set(agents.map(Number))].slice(0, limits.rowsPerPageMax),
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    language: parseChoice(interfaceLanguages, params.get('language')),
    consent: parseChoice(consents, params.get('consent')),
    folder: parseChoice(folders, params.get('drawer')),
  }
}

export function formatContactsFilters({ labels, agents, folder, ...otherFilters }: ContactsFilters): string {
  const params = new URLSearchParams()
  if (labels.length > 0) params.set('labels', labels.map((label) => labelKeys[label]).join('.'))
  if (agents.length > 0) params.set('agents', agents.join('.'))
  for (const [name, value] of Object.entries({ ...otherFilters, drawer: folder }))
    if (value !== '') params.set(name, value)
  return params.toString()
}

export const isFiltered = (filters: ContactsFilters): boolean => formatContactsFilters(filters) !== ''

/** Returns true if the end date is before the start date; no request is sent then. */
export const hasReversedRange = ({ from, to }: ContactsFilters): boolean =>
  from !== '' && to !== '' && from > to

export function toContactsFilter(filters: ContactsFilters): ContactsFilter {
  const { labels, agents, from, to, language, consent, folder } = filters
  return {
    ...(labels.length > 0 && { labels }),
    ...(agents.length > 0 && { agents }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(language !== '' && { language }),
    ...(consent !== '' && { consent: consent === 'given' ? (1 as const) : (0 as const) }),
    ...(folder !== '' && { archived: folder === 'archived' ? (1 as const) : (0 as const) }),
  }
}

export function toPreviewArgs(filters: ContactsFilters): CallArgs<'contacts.list'> {
  return { query: { page: 1, limit: previewRows, filter: toContactsFilter(filters) } }
}

function parseChoice<T extends string>(choices: readonly T[], value: string | null): T | '' {
  return choices.find((choice) => choice === value) ?? ''
}
