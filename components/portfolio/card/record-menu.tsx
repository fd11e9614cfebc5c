import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import type { LazyPart } from '@/components/ui/lazy-part'
import { Menu } from '@/components/ui/menu'
import { Skeleton } from '@/components/ui/skeleton'
import { LoadedPart } from '../loaded-part'

/** The menu of a record. Its items are in the lazy `part`, which is preloaded on hover and focus. */
export function RecordMenu<Part>({
  reference,
  part,
  skeletonClass,
  children,
}: {
  reference: string
  part: LazyPart<Part>
  skeletonClass: string
  children: (part: Part) => ReactNode
}) {
  const t = useTranslations('listing.card')
  return (
    <Menu
      width={248}
      button={
        <IconButton
          label={t('actions', { reference })}
          icon={<EllipsisHorizontalIcon />}
          size="sm"
          tooltip={false}
          className="relative z-1 ml-auto"
          onPointerEnter={part.preload}
          onFocus={part.preload}
        />
      }
    >
      <LoadedPart part={part} fallback={<Skeleton className={skeletonClass} />}>
        {children}
      </LoadedPart>
    </Menu>
  )
}
