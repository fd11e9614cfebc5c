import 'server-only'
import type { ResponseBody } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { KeyItemKind } from '#contract/key-items.ts'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { readAgencySettings } from '@/components/layout/agency-settings'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { prefetch } from '@/lib/agency/prefetch'
import type { CallArgs } from '@/lib/agency/types'
import type { PrintOptions } from './print-options'
import { formatPublicLocation } from './public-location'

export type PrintData = Awaited<ReturnType<typeof fetchAll>>
export type PrintProps = { printData: PrintData; options: PrintOptions }

/** Loads the data to print, or returns the error of a failed call: an incomplete page must not be printed. */
export async function loadPrintData(id: number): Promise<PrintData | AgencyError> {
  try {
    return await fetchAll(id)
  } catch (error) {
    if (error instanceof AgencyError) return error
    throw error
  }
}

async function fetchAll(id: number) {
  const params = { id }
  const [general, media, location, seo, types, features] = await Promise.all([
    fetchOrThrow('properties.general', { params }),
    fetchOrThrow('properties.media', { params }),
    fetchOrThrow('properties.location', { params }),
    fetchOrThrow('properties.seo', { params }),
    fetchKeyItems('types'),
    fetchKeyItems('features'),
  ])
  const property = general.block
  const { agent_id } = property
  const photos = media.block.media.filter(({ plant }) => plant === 0)
  return {
    property,
    photos: photos.toSorted((a, b) => b.cover - a.cover),
    plans: media.block.media.filter(({ plant }) => plant === 1),
    /** Public location; null if there is none yet. */
    location: location.block.location && formatPublicLocation(location.block.location),
    slug: seo.block.slug,
    types,
    features,
    agent: agent_id === null ? null : (await fetchOrThrow('agents.get', { params: { id: agent_id } })).agent,
    agency: readAgencySettings(),
  }
}

function fetchKeyItems(kind: KeyItemKind) {
  const { params, query } = keyItemPickerArgs(kind)
  return fetchAllPages(async (page) => {
    const { keys, total } = await fetchOrThrow('keyItems.list', { params, query: { ...query, page } })
    return { rows: keys, total }
  })
}

async function fetchOrThrow<C extends CallName>(
  name: C,
  args: CallArgs<C>,
): Promise<ResponseBody<EndpointOf<C>>> {
  const result = await prefetch(name, args)
  if ('error' in result) throw result.error
  return result.data
}
