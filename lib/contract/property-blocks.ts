import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MediaOrder } from './media.ts'
import { ExportLogRow, PlaceBlock, PlaceInput, SeoInput } from './place.ts'
import { bilingual, block, Flag, Id } from './values.ts'

const byId = z.object({ id: Id })
const one = '/property/{id}'
const CollectionBlock = z.object({ collection: Flag, slogan: bilingual(200) })

/** The calls of a property's later tabs: location, search engines, private collection, what the portals answered. */
export const propertyBlocks = {
  location: endpoint({
    method: 'GET',
    path: `${one}/location`,
    summary: 'Where the property lies',
    success: 200,
    params: byId,
    answer: block(PlaceBlock),
  }),
  saveLocation: endpoint({
    method: 'POST',
    path: `${one}/location`,
    summary: 'Set the one location of the property',
    success: 202,
    params: byId,
    body: PlaceInput,
  }),
  removeLocation: endpoint({
    method: 'POST',
    path: `${one}/location/remove`,
    summary: 'Remove the location',
    success: 202,
    params: byId,
  }),
  reorderLocations: endpoint({
    method: 'POST',
    path: '/property/location/reorder',
    summary: 'Order of properties on the map of the website',
    success: 202,
    body: MediaOrder,
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
  collection: endpoint({
    method: 'GET',
    path: `${one}/collection`,
    summary: 'Private collection: whether, and its slogan',
    success: 200,
    params: byId,
    answer: block(CollectionBlock),
  }),
  saveCollection: endpoint({
    method: 'POST',
    path: `${one}/collection`,
    summary: 'Save the private collection',
    success: 202,
    params: byId,
    body: CollectionBlock,
  }),
  exporterLog: endpoint({
    method: 'GET',
    path: `${one}/exporterlog`,
    summary: 'What the portals answered',
    success: 200,
    params: byId,
    answer: block(z.object({ exporter_log: z.array(ExportLogRow) })),
  }),
}
