import 'server-only'
import { agentPickerArgs } from '@/components/records/agent-picker-args'
import { districtPickerArgs } from '@/components/records/district-picker-args'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { prefetch } from '@/lib/agency/prefetch'

export function prefetchDevelopmentLookups() {
  return [
    ...(['types', 'features', 'master'] as const).map((kind) =>
      prefetch('keyItems.list', keyItemPickerArgs(kind)),
    ),
    prefetch('agents.list', agentPickerArgs),
    prefetch('districts.list', districtPickerArgs),
    prefetch('condominiums.tags', {}),
  ]
}
