'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'
import { propertyImportPlan } from './property-import-plan'

export function PropertyImport() {
  const t = useTranslations('properties.csv')
  const head = useFieldHeads(propertyFields)
  return <ImportScreen plan={useMemo(() => propertyImportPlan(t('file'), head), [t, head])} />
}
