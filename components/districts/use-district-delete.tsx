import { useLocale, useTranslations } from 'next-intl'
import type { District } from '#contract/districts.ts'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

type DeletableDistrict = Pick<District, 'id' | 'name' | 'total_properties' | 'total_condominiums'>

export function useDistrictDelete({ to }: { to?: string } = {}) {
  const t = useTranslations('districts')
  const locale = useLocale()
  return useConfirmDelete<DeletableDistrict>({
    remove: (id) => call('districts.remove', { params: { id } }),
    titleOf: ({ name }) => inLanguage(name, locale),
    help: ({ total_properties: properties, total_condominiums: developments }) => (
      <>
        {properties > 0 && <p className="mt-3 text-ink-soft">{t('deleteLeaves', { count: properties })}</p>}
        {developments > 0 && (
          <p className="mt-3 text-ink-soft">{t('deleteLeavesDevelopments', { count: developments })}</p>
        )}
      </>
    ),
    // Not all of `districts`: the page of a deleted district must not fetch it again.
    revalidate: ['districts.list', 'properties', 'condominiums'],
    to,
  })
}
