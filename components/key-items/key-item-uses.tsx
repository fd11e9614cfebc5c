import { useTranslations } from 'next-intl'
import type { KeyItem } from '#contract/key-items.ts'
import { useJoin } from '@/components/resource/use-join'

type UsageCounts = Pick<KeyItem, 'total_properties' | 'total_condominiums' | 'total_keys'>

/** Returns a function that formats use counts (`12 properties, 2 developments`); empty if the API has none. */
export function useUsageText() {
  const t = useTranslations('key-items.admin.uses')
  const join = useJoin()
  return ({ total_properties, total_condominiums, total_keys }: UsageCounts) => {
    const counts = [
      ['properties', total_properties],
      ['condominiums', total_condominiums],
      ['keys', total_keys],
    ] as const
    if (counts.every(([, count]) => count === null)) return ''
    const parts = counts.flatMap(([kind, count]) => (count !== null && count > 0 ? [t(kind, { count })] : []))
    return parts.length === 0 ? t('none') : join(parts)
  }
}

export const isUsed = ({ total_properties, total_condominiums, total_keys }: UsageCounts): boolean =>
  [total_properties, total_condominiums, total_keys].some((count) => (count ?? 0) > 0)
