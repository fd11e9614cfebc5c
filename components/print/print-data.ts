import 'server-only'
import type { ResponseBody } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { Agent } from '#contract/agents.ts'
import type { MediaItem } from '#contract/media.ts'
import type { PropertyGeneral } from '#contract/property.ts'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { readAgencySettings, type AgencySettings } from '@/components/layout/agency-settings'
import { prefetch } from '@/lib/agency/prefetch'
import type { CallArgs } from '@/lib/agency/types'
import type { PrintOptions } from './print-options'
import { formatPublicLocation } from './public-location'

type Names = readonly { id: number; name: { en: string; pt: string } }[]

export type PrintData = {
  property: PropertyGeneral
  photos: MediaItem[]
  plans: MediaItem[]
  /** Public location; null if there is none yet. */
  location: string | null
  slug: { en: string; pt: string }
  types: Names
  features: Names
  agent: Agent | null
  agency: AgencySettings
}

export type PrintProps = { printData: PrintData; options: PrintOptions }

/** Loads the data to print, or returns the error of a failed call: an incomplete page must not be printed. */
export async function loadPrintData(id: number): Promise<PrintData | AgencyError> {
  try {
    const params = { id }
    const [
      { block: property },
      {
        block: { media },
      },
      {
        block: { location },
      },
      { block: seo },
      types,
      features,
    ] = await Promise.all([
      fetchOrThrow('properties.general', { params }),
      fetchOrThrow('properties.media', { params }),
      fetchOrThrow('properties.location', { params }),
      fetchOrThrow('properties.seo', { params }),
      fetchOrThrow('keyItems.list', keyItemPickerArgs('types')),
      fetchOrThrow('keyItems.list', keyItemPickerArgs('features')),
    ])
    const agent =
      property.agent_id === null
        ? null
        : (await fetchOrThrow('agents.get', { params: { id: property.agent_id } })).agent
    const photos = media.filter(({ plant }) => plant === 0)
    return {
      property,
      photos: photos.toSorted((a, b) => b.cover - a.cover),
      plans: media.filter(({ plant }) => plant === 1),
      location: location === null ? null : formatPublicLocation(location),
      slug: seo.slug,
      types: types.keys,
      features: features.keys,
      agent,
      agency: readAgencySettings(),
    }
  } catch (error) {
    if (error instanceof AgencyError) return error
    throw error
  }
}

async function fetchOrThrow<C extends CallName>(
  name: C,
  args: CallArgs<C>,
): Promise<ResponseBody<EndpointOf<C>>> {
  const result = await prefetch(name, args)
  if ('error' in result) throw result.error
  return result.data
}
