'use client'

import { RequestedField } from '@/components/records/record/requested-field'
import { NewCondominiumForm } from './condominium-form'
import { CondominiumTabs } from '../record/condominium-tabs'

/** A new development: only the first tab is enabled until it is saved. */
export function NewCondominium() {
  return (
    <RequestedField>
      <CondominiumTabs id={null} missing={[]} />
      <NewCondominiumForm />
    </RequestedField>
  )
}
