import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { ExportLogRow } from './export-log.ts'
import { recordBlocks } from './record-blocks.ts'
import { bilingual, block, Flag } from './values.ts'

const propertyPath = '/property/{id}'
const CollectionBlock = z.object({ collection: Flag, slogan: bilingual(200) })

export const propertyBlocks = {
  ...recordBlocks('/property'),
  removeLocation: endpoint(`POST ${propertyPath}/location/remove`, {
    summary: 'Remove the location',
    versioned: true,
  }),
  collection: endpoint(`GET ${propertyPath}/collection`, {
    summary: 'Get whether a property is in the private collection, and its slogan',
    versioned: true,
    response: block(CollectionBlock),
  }),
  saveCollection: endpoint(`POST ${propertyPath}/collection`, {
    summary: 'Save the private collection',
    versioned: true,
    body: CollectionBlock,
  }),
  exporterLog: endpoint(`GET ${propertyPath}/exporterlog`, {
    summary: 'List the portals’ reports about a property',
    response: block(z.object({ exporter_log: z.array(ExportLogRow) })),
  }),
}
