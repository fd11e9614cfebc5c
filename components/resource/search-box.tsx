import type { ComponentProps } from 'react'
import { IconSearchInput } from '@/components/ui/search-input'

export function SearchBox(
  props: Pick<ComponentProps<typeof IconSearchInput>, 'label' | 'value' | 'onChange'>,
) {
  return (
    <IconSearchInput {...props} maxLength={100} className="w-full max-w-96 min-w-24 flex-1 print:hidden" />
  )
}
