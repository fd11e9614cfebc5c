'use client'

import type { ReactNode } from 'react'
import { RecordFrame } from '@/components/records/record/record-frame'
import { useCall } from '@/lib/agency/use-call'
import { DevelopmentHeader } from './development-header'
import { DevelopmentTabs } from './development-tabs'

export function DevelopmentRecord({ id, children }: { id: number; children: ReactNode }) {
  return (
    <RecordFrame
      resource="condominiums"
      id={id}
      response={useCall('condominiums.general', { params: { id } })}
      header={(development, missingTexts) => (
        <>
          <DevelopmentHeader development={development} />
          <DevelopmentTabs id={id} missingTexts={missingTexts} />
        </>
      )}
    >
      {children}
    </RecordFrame>
  )
}
