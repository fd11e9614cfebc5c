'use client'

import { useTranslations } from 'next-intl'
import type { batchResources, linkFields } from '#contract/batch-kinds.ts'
import { LabelledControl } from '@/components/ui/labelled-control'
import { Select } from '@/components/ui/select'
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
    <LabelledControl label={label}>
      {(id) => (
        <Select
          id={id}
          value={form.none ? 'none' : (form.value ?? '')}
          onChange={({ target: { value } }) =>
            set({ none: value === 'none', value: Number(value) > 0 ? Number(value) : null })
          }
        >
          <option value="">{t('choose')}</option>
          {options.map(({ id: option, name }) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
          <option value="none">{t('none')}</option>
        </Select>
      )}
    </LabelledControl>
  )
}
