import 'server-only'
import { agentChoices } from '@/components/agents/agent-picker-choices'
import { districtChoices } from '@/components/districts/district-picker-choices'
import { keyItemChoices } from '@/components/key-items/key-item-picker-choices'
import { prefetch } from '@/lib/agency/prefetch'

export function prefetchCondominiumLookups() {
  return Promise.all([
    ...(['types', 'features', 'master'] as const).map((kind) =>
      prefetch('keyItems.list', keyItemChoices(kind)),
    ),
    prefetch('agents.list', agentChoices),
    prefetch('districts.list', districtChoices),
    prefetch('condominiums.tags', {}),
  ])
}
