'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { KeyKind } from '#contract/key-items.ts'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { keyFields } from './fields'
import { keyImportPlan } from './key-import-plan'

export function KeyImport({ kind }: { kind: KeyKind }) {
  const t = useTranslations('key-items.csv')
  const head = useFieldHeads(keyFields)
  return <ImportScreen plan={useMemo(() => keyImportPlan(kind, t, head), [kind, t, head])} />
}
