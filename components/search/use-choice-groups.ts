import { ArrowPathIcon, ClockIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { SearchResult, SearchResource } from '#contract/search.ts'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import { readRecentRecords } from '@/components/resource/recent-records'
import type { Choice, SearchTexts } from '@/components/resource/search-definition'
import { searchedResources, searches } from '@/components/search-registry'
import { useSession } from '@/lib/agency/use-session'
import { formatDate } from '@/lib/format/date'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { hasWordsStartingWith, containsWords, toWords } from './match-words'
import { usePagesAndActions } from './use-pages-and-actions'
import { maxPerResource, useSearch } from './use-search'

export type ChoiceGroup = { name: string; heading: string; choices: Choice[] }

const maxInitialActions = 6

/**
 * Returns the palette's choices: pages and actions at once, records when loaded; for an empty query, recent records,
 * actions and pages.
 */
export function useChoiceGroups(query: string) {
  const t = useTranslations('search')
  const formatPropertyTag = useTagFormatter('properties')
  const formatDevelopmentTag = useTagFormatter('condominiums')
  const tCommon = useTranslations('common')
  const tMenu = useTranslations('layout.menu')
  const locale = useLocale()
  const user = useSession().data?.user
  const isAdministrator = user?.role === 'Administrator'
  const { pages, actions } = usePagesAndActions(isAdministrator)
  const { results, isWaiting, error, retry } = useSearch(query, isAdministrator)
  const [recent] = useState(() => (user === undefined ? [] : readRecentRecords(user.id)))
  const words = toWords(query)

  const createGroup = (name: string, choices: Choice[]): ChoiceGroup => ({
    name,
    heading: t(`groups.${name}`),
    choices,
  })

  if (words.length === 0) {
    const recentChoices = recent.map(({ href, title, overline, picture }): Choice => ({
      key: `recent-${href}`,
      label: title,
      overline,
      image: picture,
      icon: ClockIcon,
      href,
      isRecord: true,
    }))
    const groups = [
      createGroup('recent', recentChoices),
      createGroup('actions', actions.slice(0, maxInitialActions)),
      createGroup('pages', pages),
    ]
    return { groups, words, isWaiting: false, error: null, hasMore: false }
  }

  const toListChoice = (resource: SearchResource, total: number | null): Choice => {
    const { path, name } = searches[resource].list
    const list = tMenu(name)
    return {
      key: `list-${resource}`,
      label: total === null ? t('inList', { list }) : t('resultsInList', { total, list }),
      icon: MagnifyingGlassIcon,
      href: `${path}?${new URLSearchParams({ search: query.trim().slice(0, limits.searchTextMax) })}`,
    }
  }
  const matchesStart = ({ label, detail }: Choice) => hasWordsStartingWith(`${label} ${detail ?? ''}`, words)
  const matchesAnywhere = ({ overline, label, detail }: Choice) =>
    containsWords(`${overline ?? ''} ${label} ${detail ?? ''}`, words)
  const textsOf = (resource: SearchResource): SearchTexts => ({
    lang: foreignLangOfApiText(locale),
    archived: t('archived', { of: resource }),
    unread: t('unread'),
    formatTag: resource === 'condominiums' ? formatDevelopmentTag : formatPropertyTag,
    administrator: t('administrator'),
    formatDay: (iso: string) => formatDate(iso, locale),
  })
  const totals = isWaiting ? undefined : results?.totals
  const recordGroups = searchedResources.map((name) => {
    const choices = results === null ? [] : toResourceChoices(name, results, textsOf(name))
    // While waiting, `results` are those of the previous query.
    const matching = isWaiting ? choices.filter(matchesAnywhere) : choices
    const hasFurtherResults = matching.length > maxPerResource
    // The list shows active records only: `total` is 0 if only archived records match.
    const total = totals?.[name] ?? null
    const visible = matching.slice(0, maxPerResource)
    return {
      ...createGroup(
        name,
        hasFurtherResults && total !== 0 ? [...visible, toListChoice(name, total)] : visible,
      ),
      hasFurtherResults,
    }
  })
  const retryChoice: Choice = { key: 'retry', label: tCommon('retry'), icon: ArrowPathIcon, run: retry }
  return {
    groups: [
      ...(error === null ? [] : [createGroup('failed', [retryChoice])]),
      createGroup('pages', pages.filter(matchesStart)),
      createGroup('actions', actions.filter(matchesStart)),
      ...recordGroups,
    ],
    words,
    isWaiting,
    error,
    hasMore: recordGroups.some(({ hasFurtherResults }) => hasFurtherResults),
  }
}

function toResourceChoices<R extends SearchResource>(
  resource: R,
  results: SearchResult,
  texts: SearchTexts,
): Choice[] {
  const { icon, href, toChoices } = searches[resource]
  return toChoices(results[resource], texts).map(({ id, ...choice }) => ({
    key: `${resource}-${id}`,
    icon,
    href: href(id),
    isRecord: true,
    ...choice,
  }))
}
