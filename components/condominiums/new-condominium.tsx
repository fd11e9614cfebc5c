'use client'

import { WantedField } from '@/components/listing/record/wanted-field'
import { NewCondominiumForm } from './condominium-form'
import { CondominiumTabs } from './condominium-tabs'

/** A development that is not there yet: its one open part, and the tabs that saving it opens. */
export function NewCondominium() {
  return (
    <WantedField>
      <CondominiumTabs id={null} missing={[]} />
      <NewCondominiumForm />
    </WantedField>
  )
}
