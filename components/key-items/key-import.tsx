'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { KeyKind } from '#contract/key-items.ts'
import { ImportDesk } from '@/components/csv/import/import-desk'
import { keyImportPlan } from './key-import-plan'

/** Brings keys of one kind in from a CSV file. */
export function KeyImport({ kind }: { kind: KeyKind }) {
  const t = useTranslations('key-items.csv')
  return <ImportDesk plan={useMemo(() => keyImportPlan(kind, t), [kind, t])} />
}
