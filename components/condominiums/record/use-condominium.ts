'use client'

import { useLocale } from 'next-intl'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'

export const useCondominium = (id: number) => useCall('condominiums.general', { params: { id } })

export const fetchCondominium = (id: number) => call('condominiums.general', { params: { id } })

export function useCondominiumName(id: number): string {
  const locale = useLocale()
  const record = useCondominium(id).data?.block
  return record === undefined ? '' : inLanguage(record.i18n.title, locale)
}
