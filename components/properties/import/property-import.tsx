'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'
import { propertyImportPlan } from './property-import-plan'

export function PropertyImport() {
  const t = useTranslations('properties.csv')
  const header = useFieldHeaders(propertyFields)
  return <ImportScreen plan={useMemo(() => propertyImportPlan(t('file'), header), [t, header])} />
}
