'use client'

import type { ReactNode } from 'react'
import { RecordFrame } from '@/components/records/record/record-frame'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import { useCall } from '@/lib/agency/use-call'
import { PropertyHeader } from './property-header'
import { PropertyTabs } from './property-tabs'

export function PropertyRecord({ id, children }: { id: number; children: ReactNode }) {
  return (
    <RecordFrame
      resource="properties"
      id={id}
      response={useCall('properties.general', { params: { id } })}
      header={(property, missingTexts) => (
        <>
          <PropertyHeader property={property} />
          <PropertyTabs id={id} missingTexts={missingTexts} />
          <PortalReturnCard />
        </>
      )}
    >
      {children}
    </RecordFrame>
  )
}
