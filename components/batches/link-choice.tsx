'use client'

import { useTranslations } from 'next-intl'
import type { batchResources, linkFields } from '#contract/batch-kinds.ts'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { useCall } from '@/lib/agency/use-call'
import { useFilterOptions, useTagOptions } from '@/components/portfolio/filter/use-filter-options'
import type { BatchFormState } from './batch-form-state'

/** Chooses a tag, agent or district, or none. */
export function LinkChoice({
  field,
  resource,
  label,
  form,
  set,
}: {
  field: (typeof linkFields)[number]
  resource: (typeof batchResources)[number]
  label: string
  form: BatchFormState
  set: (part: Partial<BatchFormState>) => void
}) {
  const t = useTranslations('listing.batch')
  const { agents, districts } = useFilterOptions({
    agents: field === 'agent_id',
    districts: field === 'district_id',
  })
  const tags = useTagOptions(useCall(`${resource}.tags`, field === 'tag_id' ? {} : null).data?.tags)
  const options = { tag_id: tags, agent_id: agents, district_id: districts }[field]
  return (
    <LabelledSelect
      label={label}
      options={[
        { value: '', label: t('choose') },
        ...options.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: 'none', label: t('none') },
      ]}
      value={form.none ? 'none' : String(form.value ?? '')}
      onChange={(value) => set({ none: value === 'none', value: Number(value) > 0 ? Number(value) : null })}
    />
  )
}
