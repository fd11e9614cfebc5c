'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { agentImportPlan } from './agent-import-plan'

export function AgentImport() {
  const t = useTranslations('agents.csv')
  return <ImportScreen plan={useMemo(() => agentImportPlan(t), [t])} />
}
