'use client'

import { ArrowPathIcon, ClockIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
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
    return { groups, words, waiting: false, error: null, hasMore: false }
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
  const hasMore = everything.some(({ commands }) => commands.length > shownPerNoun)
  const records = everything.map((each) => ({ ...each, commands: each.commands.slice(0, shownPerNoun) }))
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
    hasMore,
  }
}

const nothing = {
  properties: [],
  condominiums: [],
  agents: [],
  districts: [],
  services: [],
  messages: [],
  users: [],
}
