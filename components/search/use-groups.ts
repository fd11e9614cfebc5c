'use client'

import { ArrowPathIcon, ClockIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Found, FoundResource } from '#contract/search.ts'
import { useTagName } from '@/components/records/use-tag-name'
import { recentRecords } from '@/components/resource/recent-records'
import type { Choice, SearchTexts } from '@/components/resource/search-definition'
import { searchedResources, searches } from '@/components/search-registry'
import type { CommandGroup } from '@/components/ui/command-dialog'
import { useSession } from '@/lib/agency/use-session'
import { formatDate } from '@/lib/format/date'
import { foreignLangByApi } from '@/lib/format/in-language'
import { maxPerResource } from './find-records'
import { useFind } from './use-find'
import { usePlaces } from './use-places'
import { startsWithWords, containsWords, toWords } from './match-words'

const firstActions = 6

/** Number of results that aren't listed; unknown until the API has counted them, or if it doesn't. */
type HiddenCount = number | 'unknown'

/** Palette items for a text: pages and actions immediately, records once loaded; recent records without a text. */
export function useGroups(query: string) {
  const t = useTranslations('search')
  const tagName = useTagName()
  const common = useTranslations('common')
  const menu = useTranslations('layout.menu')
  const locale = useLocale()
  const user = useSession().data?.user
  const administrator = user?.role !== 'User'
  const { pages, actions } = usePlaces(administrator)
  const { found, waiting, error, retry } = useFind(query, administrator)
  const [recent] = useState(() => (user === undefined ? [] : recentRecords(user.id)))
  const words = toWords(query)

  const group = (name: string, commands: Choice[]): CommandGroup<Choice> => ({
    name,
    heading: t(`groups.${name}`),
    commands,
  })

  if (words.length === 0) {
    const recentChoices = recent.map(({ title, ...rest }) => ({
      ...rest,
      key: `recent-${rest.href}`,
      label: title,
      icon: ClockIcon,
      record: true,
    }))
    const groups = [
      group('recent', recentChoices),
      group('actions', actions.slice(0, firstActions)),
      group('pages', pages),
    ]
    return { groups, words, waiting: false, error: null, hiddenCount: 0 }
  }

  const inList = (resource: FoundResource): Choice => {
    const { path, name } = searches[resource].list
    return {
      key: `list-${resource}`,
      label: t('inList', { list: menu(name) }),
      icon: MagnifyingGlassIcon,
      href: `${path}?${new URLSearchParams({ search: query.trim().slice(0, 100) })}`,
    }
  }
  const matchesStart = ({ label, detail }: Choice) => startsWithWords(`${label} ${detail ?? ''}`, words)
  const fits = ({ overline, label, detail }: Choice) =>
    containsWords(`${overline ?? ''} ${label} ${detail ?? ''}`, words)
  const texts = {
    lang: foreignLangByApi(locale),
    archived: t('archived'),
    unread: t('unread'),
    tag: tagName,
    administrator: t('administrator'),
    day: (iso: string) => formatDate(iso, locale),
  }
  const resultGroups = recordGroups(found, texts, (resource) => t(`groups.${resource}`)).map((result) =>
    waiting ? { ...result, commands: result.commands.filter(fits) } : result,
  )
  const totals = waiting ? undefined : found?.totals
  const records = resultGroups.map(({ name, heading, commands }) => {
    const hidden = commands.length > maxPerResource
    const total = totals?.[name] ?? null
    const visible = commands.slice(0, maxPerResource)
    return {
      name,
      heading: hidden && total !== null ? t('part', { heading, shown: maxPerResource, total }) : heading,
      commands: hidden ? [...visible, inList(name)] : visible,
      hiddenCount: !hidden ? 0 : total === null ? ('unknown' as const) : total - maxPerResource,
    }
  })
  const hiddenCount = records.reduce<HiddenCount>(
    (sum, record) =>
      sum === 'unknown' || record.hiddenCount === 'unknown' ? 'unknown' : sum + record.hiddenCount,
    0,
  )
  const retryChoice: Choice = { key: 'retry', label: common('retry'), icon: ArrowPathIcon, run: retry }
  return {
    groups: [
      ...(error === null ? [] : [group('failed', [retryChoice])]),
      group('pages', pages.filter(matchesStart)),
      group('actions', actions.filter(matchesStart)),
      ...records,
    ],
    words,
    waiting,
    error,
    hiddenCount,
  }
}

function recordGroups(
  found: Found | null,
  texts: SearchTexts,
  headingOf: (resource: FoundResource) => string,
): (CommandGroup<Choice> & { name: FoundResource })[] {
  return searchedResources.map((name) => ({
    name,
    heading: headingOf(name),
    commands: found === null ? [] : choicesOf(name, found, texts),
  }))
}

function choicesOf<R extends FoundResource>(resource: R, found: Found, texts: SearchTexts): Choice[] {
  const { icon, href, choices } = searches[resource]
  return choices(found[resource], texts).map(({ id, ...choice }) => ({
    key: `${resource}-${id}`,
    icon,
    href: href(id),
    record: true,
    ...choice,
  }))
}
