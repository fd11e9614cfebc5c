import 'server-only'
import { agentPickerArgs } from '@/components/records/agent-picker-args'
import { districtPickerArgs } from '@/components/records/district-picker-args'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { prefetch } from '@/lib/agency/prefetch'

export function prefetchPropertyLookups() {
  return [
    ...(['types', 'features', 'master', 'listings', 'lifestyles'] as const).map((kind) =>
      prefetch('keyItems.list', keyItemPickerArgs(kind)),
    ),
    prefetch('agents.list', agentPickerArgs),
    prefetch('districts.list', districtPickerArgs),
    prefetch('properties.tags', {}),
    prefetch('properties.condominiumsList', {}),
  ]
}
