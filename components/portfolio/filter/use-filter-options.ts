import { useLocale } from 'next-intl'
import { useAllAgents } from '@/components/records/use-all-agents'
import { useAllDistricts } from '@/components/records/use-all-districts'
import { useAllUsers } from '@/components/records/use-all-users'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { useTagFormatter } from '@/components/records/use-tag-formatter'
import { useCall } from '@/lib/agency/use-call'
import { useSession } from '@/lib/agency/use-session'
import { fullNameOf } from '@/lib/format/full-name'
import { inLanguage } from '@/lib/format/in-language'

export type FilterOption = { id: number; name: string }

export function useAgentOptions(isNeeded = true): FilterOption[] {
  const agents = useAllAgents(isNeeded).data?.agents ?? []
  return agents.map((agent) => ({ id: agent.id, name: fullNameOf(agent) }))
}

export function useDistrictOptions(isNeeded = true): FilterOption[] {
  const locale = useLocale()
  const districts = useAllDistricts({ isNeeded }).data?.districts ?? []
  return districts.map(({ id, name }) => ({ id, name: inLanguage(name, locale) }))
}

/** Users whose changes can be filtered: all for administrators, otherwise only the signed-in user. */
export function useColleagueOptions(isNeeded = true): FilterOption[] {
  const user = useSession().data?.user
  const users = useAllUsers(isNeeded && user?.role === 'Administrator')
  return (users.data?.users ?? (user === undefined ? [] : [user])).map(({ id, name }) => ({ id, name }))
}

/** The tags of a resource. `tag` is a tag's name as stored, `name` as it is shown. */
export function useTagOptions(resource: ListingResource, isNeeded = true) {
  const locale = useLocale()
  const formatTag = useTagFormatter(resource)
  const { data } = useCall(`${resource}.tags`, isNeeded ? {} : null)
  return (data?.tags ?? []).map(({ id, kind, i18n }) => {
    const tag = inLanguage(i18n.tag, locale)
    return { id, kind, tag, name: formatTag(kind, tag) }
  })
}
