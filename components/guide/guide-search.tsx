'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { IconSearchInput } from '@/components/ui/search-input'

export function GuideSearch() {
  const t = useTranslations('guide')
  const router = useRouter()
  const pathname = usePathname()
  const { value, change } = useDebouncedInput(useSearchParams().get('search') ?? '', (text) => {
    const search = text.trim()
    router.replace(search === '' ? pathname : `${pathname}?search=${encodeURIComponent(search)}`, {
      scroll: false,
    })
  })
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <IconSearchInput name="search" label={t('search')} maxLength={100} value={value} onChange={change} />
    </form>
  )
}
