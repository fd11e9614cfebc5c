import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { LazyModule } from '@/components/ui/lazy-module'
import { Menu } from '@/components/ui/menu'
import { Skeleton } from '@/components/ui/skeleton'
import { LazyContent } from '../lazy-content'

/**
 * The menu of a record; `name` is its reference or title. The items are in the lazy `module`, which is preloaded on
 * hover and focus.
 */
export function RecordMenu<M>({
  name,
  module,
  skeletonClass,
  children,
}: {
  name: string
  module: LazyModule<M>
  skeletonClass: string
  children: (module: M) => ReactNode
}) {
  const t = useTranslations('listing.card')
  return (
    <Menu
      width={248}
      button={
        <IconButton
          label={t('actions', { reference: name })}
          icon={<EllipsisHorizontalIcon />}
          size="sm"
          tooltip={false}
          className="relative z-1 ml-auto"
          onPointerEnter={module.preload}
          onFocus={module.preload}
        />
      }
    >
      <LazyContent module={module} fallback={<Skeleton className={skeletonClass} />}>
        {children}
      </LazyContent>
    </Menu>
  )
}
