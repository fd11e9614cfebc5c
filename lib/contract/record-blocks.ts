import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { MediaOrder } from './media.ts'
import { LocationBlock, LocationInput } from './location.ts'
import { SeoInput } from './seo.ts'
import { block, byId } from './values.ts'

/** Returns the calls of a record's location and SEO texts; `root` is the base path of its resource. */
export function recordBlocks(root: string) {
  const recordPath = `${root}/{id}`
  return {
    location: endpoint(`GET ${recordPath}/location`, {
      summary: 'Get the location',
      versioned: true,
      params: byId,
      response: block(LocationBlock),
    }),
    saveLocation: endpoint(`POST ${recordPath}/location`, {
      summary: 'Set the location',
      success: 202,
      versioned: true,
      params: byId,
      body: LocationInput,
    }),
    reorderLocations: endpoint(`POST ${root}/location/reorder`, {
      summary: 'Set the order on the website; omitted records keep their places',
      success: 202,
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    seo: endpoint(`GET ${recordPath}/seo`, {
      summary: 'Get the SEO texts',
      versioned: true,
      params: byId,
      response: block(SeoInput),
    }),
    saveSeo: endpoint(`POST ${recordPath}/seo`, {
      summary: 'Update the SEO texts',
      success: 202,
      versioned: true,
      params: byId,
      body: SeoInput,
    }),
  }
}
