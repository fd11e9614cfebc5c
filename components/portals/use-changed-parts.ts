'use client'

import { useTranslations } from 'next-intl'
import type { PropertyExport } from '#contract/portal-records.ts'
import { useJoin } from '@/components/resource/use-join'

/** Returns a function that lists the parts of a property that changed since it was sent to a portal. */
export function useChangedParts(): (publication: Pick<PropertyExport, 'changed'>) => string {
  const t = useTranslations('portals')
  const join = useJoin()
  return ({ changed }) => join(changed.map((part) => (t.has(`parts.${part}`) ? t(`parts.${part}`) : part)))
}
