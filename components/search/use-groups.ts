'use client'

import { ArrowPathIcon, ClockIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FoundNoun } from '#contract/search.ts'
import { recentRecords } from '@/components/resource/recent-records'
import type { CommandGroup } from '@/components/ui/command-window'
import { useSession } from '@/lib/agency/use-session'
import { formatDate } from '@/lib/format/date'
import { type Choice, shownPerNoun } from './choice'
import { recordGroups } from './record-choices'
import { useFind } from './use-find'
import { usePlaces } from './use-places'
import { begins, holds, wordsOf } from './words'

/** How many actions are offered before anything is typed. */
const firstActions = 6

/** What the palette offers for a text: pages and actions at once, records when they come; for none, what was open lately. */
export function useGroups(typed: string) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const menu = useTranslations('layout.menu')
  const locale = useLocale()
  const user = useSession().data?.user
  const administrator = user?.role !== 'User'
  const { pages, actions } = usePlaces(administrator)
  const { found, waiting, error, retry } = useFind(typed, administrator)
  const [recent] = useState(() => (user === undefined ? [] : recentRecords(user.id)))
  const words = wordsOf(typed)

  const group = (name: string, commands: Choice[]): CommandGroup<Choice> => ({
    name,
    heading: t(`groups.${name}`),
    commands,
  })

  if (words.length === 0) {
    const lately = recent.map(({ title, ...rest }) => ({
      ...rest,
      key: `recent-${rest.href}`,
      label: title,
      icon: ClockIcon,
      record: true,
    }))
    const groups = [
      group('recent', lately),
      group('actions', actions.slice(0, firstActions)),
      group('pages', pages),
    ]
    return { groups, words, waiting: false, error: null, more: 0 }
  }

  const inList = (noun: FoundNoun): Choice => {
    const { path, name } = lists[noun]
    return {
      key: `list-${noun}`,
      label: t('inList', { list: menu(name) }),
      icon: MagnifyingGlassIcon,
      href: `${path}?${new URLSearchParams({ search: typed.trim().slice(0, 100) })}`,
    }
  }
  const called = ({ label, detail }: Choice) => begins(`${label} ${detail ?? ''}`, words)
  const fits = ({ over, label, detail }: Choice) => holds(`${over ?? ''} ${label} ${detail ?? ''}`, words)
  const texts = {
    archived: t('archived'),
    unread: t('unread'),
    administrator: t('administrator'),
    day: (iso: string) => formatDate(iso, locale),
  }
  const everything = recordGroups(found ?? nothing, texts, (noun) => t(`groups.${noun}`))
    // Until the next answer comes, of the former one what may be in it too.
    .map((each) => (waiting ? { ...each, commands: each.commands.filter(fits) } : each))
  const totals = waiting ? undefined : found?.totals
  const records = everything.map(({ name, heading, commands }) => {
    const hidden = commands.length > shownPerNoun
    const total = totals?.[name] ?? null
    const shown = commands.slice(0, shownPerNoun)
    return {
      name,
      heading: hidden && total !== null ? t('part', { heading, shown: shownPerNoun, total }) : heading,
      commands: hidden ? [...shown, inList(name)] : shown,
      more: !hidden ? 0 : total === null ? null : total - shownPerNoun,
    }
  })
  /** How many results are not shown; null while that is unknown. */
  const more = records.reduce<number | null>(
    (sum, each) => (sum === null || each.more === null ? null : sum + each.more),
    0,
  )
  const again: Choice = { key: 'retry', label: common('retry'), icon: ArrowPathIcon, run: retry }
  return {
    groups: [
      ...(error === null ? [] : [group('failed', [again])]),
      group('pages', pages.filter(called)),
      group('actions', actions.filter(called)),
      ...records,
    ],
    words,
    waiting,
    error,
    more,
  }
}

/** The list that searches each noun, and its entry in the menu. */
const lists: Record<FoundNoun, { path: string; name: string }> = {
  properties: { path: '/properties/listings', name: 'propertyListings' },
  condominiums: { path: '/condominiums/listings', name: 'condominiumListings' },
  agents: { path: '/agents/listings', name: 'agents' },
  districts: { path: '/districts/listings', name: 'districts' },
  services: { path: '/services/listings', name: 'services' },
  messages: { path: '/inbox', name: 'inbox' },
  users: { path: '/users', name: 'users' },
}

const nothing = {
  properties: [],
  condominiums: [],
  agents: [],
  districts: [],
  services: [],
  messages: [],
  users: [],
  totals: {
    properties: null,
    condominiums: null,
    agents: null,
    districts: null,
    services: null,
    messages: null,
    users: null,
  },
}
