'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { KeyItemKind } from '#contract/key-items.ts'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { keyItemFields } from './fields'
import { keyItemImportPlan } from './key-item-import-plan'

export function KeyItemImport({ kind }: { kind: KeyItemKind }) {
  const t = useTranslations('key-items.csv')
  const header = useFieldHeaders(keyItemFields)
  return <ImportScreen plan={useMemo(() => keyItemImportPlan(kind, t, header), [kind, t, header])} />
}
