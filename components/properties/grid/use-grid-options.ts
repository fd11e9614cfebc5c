'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAllAgents } from '@/components/agents/all-agents-picker'
import { useTagName } from '@/components/records/use-tag-name'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import type { GridOptions } from './grid-columns'

/** Returns the options without the sold tag, since selling has its own action. */
export function useGridOptions(): GridOptions {
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const tagName = useTagName()
  const tags = useCall('properties.tags', {}).data?.tags ?? []
  const agents = useAllAgents().data?.agents ?? []
  return {
    tags: tags
      .filter(({ kind }) => kind !== 'sold')
      .map(({ id, kind, i18n }) => {
        const tag = inLanguage(i18n.tag, locale)
        return { id, kind, tag, name: tagName(kind, tag) }
      }),
    agents: agents.map(({ id, first_name, last_name, avatar }) => ({ id, first_name, last_name, avatar })),
    words: { yes: tCommon('yes'), no: tCommon('no') },
  }
}
