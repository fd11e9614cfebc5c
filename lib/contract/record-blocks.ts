import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { MediaOrder } from './media.ts'
import { PlaceBlock, PlaceInput, SeoInput } from './place.ts'
import { block, Id } from './values.ts'

const byId = z.object({ id: Id })

/** The calls of a record's location and of what search engines read; `root` is where the calls of its kind begin. */
export function recordBlocks(root: string) {
  const one = `${root}/{id}`
  return {
    location: endpoint({
      method: 'GET',
      path: `${one}/location`,
      summary: 'Where it lies',
      success: 200,
      params: byId,
      answer: block(PlaceBlock),
    }),
    saveLocation: endpoint({
      method: 'POST',
      path: `${one}/location`,
      summary: 'Set its one location',
      success: 202,
      params: byId,
      body: PlaceInput,
    }),
    reorderLocations: endpoint({
      method: 'POST',
      path: `${root}/location/reorder`,
      summary: 'Order on the website; what is not named keeps its place among the others',
      success: 202,
      body: MediaOrder,
      maxBody: limits.jsonBytes,
    }),
    seo: endpoint({
      method: 'GET',
      path: `${one}/seo`,
      summary: 'What search engines read',
      success: 200,
      params: byId,
      answer: block(SeoInput),
    }),
    saveSeo: endpoint({
      method: 'POST',
      path: `${one}/seo`,
      summary: 'Save what search engines read',
      success: 202,
      params: byId,
      body: SeoInput,
    }),
  }
}
