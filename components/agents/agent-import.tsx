'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { ImportDesk } from '@/components/csv/import/import-desk'
import { agentImportPlan } from './agent-import-plan'

/** Brings agents in from a CSV file. */
export function AgentImport() {
  const t = useTranslations('agents.csv')
  return <ImportDesk plan={useMemo(() => agentImportPlan(t), [t])} />
}
