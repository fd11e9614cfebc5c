import { useLocale } from 'next-intl'
import type { Service } from '#contract/services.ts'
import { useConfirmDelete } from '@/components/resource/use-confirm-delete'
import { call } from '@/lib/agency/call'
import { inLanguage } from '@/lib/format/in-language'

export function useServiceDelete({ to }: { to?: string } = {}) {
  const locale = useLocale()
  return useConfirmDelete<Service>({
    remove: (id) => call('services.remove', { params: { id } }),
    titleOf: ({ title }) => inLanguage(title, locale),
    revalidate: ['services.list'],
    to,
  })
}
