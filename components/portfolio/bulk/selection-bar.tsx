import { XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FocusReturn } from '@/components/ui/focus-return'
import { IconButton } from '@/components/ui/icon-button'

export function SelectionBar({
  label,
  count,
  onClear,
  selectAll,
  children,
}: {
  label: string
  count: number
  onClear: () => void
  selectAll?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('listing.bulk')
  return (
    <section
      aria-label={label}
      className="sticky bottom-4 z-10 short:static mx-auto mt-6 flex w-fit max-w-full animate-rise flex-wrap items-center gap-x-2 gap-y-1.5 rounded-xl border border-line bg-raised p-2 shadow-dialog max-sm:w-full"
    >
      <FocusReturn />
      <div className="flex min-w-0 items-center gap-2 pl-2 max-sm:w-full">
        <p role="status" className="figures mr-1 shrink-0 font-medium">
          {t('chosen', { count })}
        </p>
        {selectAll}
        <div className="shrink-0 max-sm:ml-auto">
          <IconButton size="sm" label={t('clear')} icon={<XMarkIcon aria-hidden />} onClick={onClear} />
        </div>
      </div>
      <span aria-hidden className="mx-1 h-6 w-px bg-line max-md:hidden" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] max-sm:gap-1.5 max-sm:[&_button]:w-full max-sm:[&_button]:px-1.5">
        {children}
      </div>
    </section>
  )
}
