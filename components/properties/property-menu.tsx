'use client'

import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'
import { Skeleton } from '@/components/ui/skeleton'
import type { PropertyActions } from './use-property-actions'

const load = () => import('./property-menu-items')
const PropertyMenuItems = dynamic(() => load().then((module) => module.PropertyMenuItems), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

/** The lines come when somebody is about to open the menu; a failure is told when they do. */
const fetchAhead = () => void load().catch(() => undefined)

/** Everything that can be done to a property without opening it. */
export function PropertyMenu({ property, ...actions }: PropertyActions & { property: Property }) {
  const t = useTranslations('properties.card')
  return (
    <Menu
      width={248}
      button={
        <IconButton
          label={t('actions', { reference: property.reference })}
          icon={<EllipsisHorizontalIcon />}
          size="sm"
          tooltip={false}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        />
      }
    >
      <PropertyMenuItems property={property} {...actions} />
    </Menu>
  )
}
