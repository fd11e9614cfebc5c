'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { agentImportPlan } from './agent-import-plan'
import { agentFields } from './fields'

export function AgentImport() {
  const t = useTranslations('agents.csv')
  const header = useFieldHeaders(agentFields)
  return <ImportScreen plan={useMemo(() => agentImportPlan(t('file'), header), [t, header])} />
}
