'use client'

import { useTranslations } from 'next-intl'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useCall } from '@/lib/agency/use-call'
import type { BatchFormState } from './batch-form-state'

/** Chooses a portal that is set up, and whether to publish on it or to remove from it. */
export function PortalChoice({
  form: { place, removes },
  set,
}: {
  form: BatchFormState
  set: (part: Partial<BatchFormState>) => void
}) {
  const t = useTranslations('portals')
  const tBatch = useTranslations('listing.batch')
  const { data } = useCall('portals.board', { query: { itemsPerPage: 1 } })
  const places = data?.portals.flatMap(({ place: name, configured }) =>
    name !== 'social' && configured ? [name] : [],
  )
  return (
    <>
      <LabelledSelect
        label={tBatch('portal')}
        options={[
          { value: '', label: tBatch('choose') },
          ...(places ?? []).map((value) => ({ value, label: t(`names.${value}`) })),
        ]}
        value={place ?? ''}
        onChange={(value) => set({ place: value === '' ? null : value })}
      />
      {places?.length === 0 && <p className="text-sm text-ink-soft">{tBatch('noPortals')}</p>}
      <SegmentedControl
        label={tBatch('mode')}
        value={removes ? 'remove' : 'publish'}
        onChange={(mode) => set({ removes: mode === 'remove' })}
        options={(['publish', 'remove'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
