import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ExportLogRow, ExportPlace } from './place.ts'
import { CallbackQuery, ExportInput, NotificationInput, ReturnAddress } from './portal-inputs.ts'
import { BoardRow, ExportState, Portal, PortalAccount, PropertyExport, ShareLinks } from './portal-records.ts'
import { Id, paging, Saved } from './values.ts'

const away = z.object({
  /** True sends the browser to `request_authorization_url`. */
  is_url_request: z.boolean().default(false),
  request_authorization_url: z.string().nullable().default(null),
})

const Outcome = z.object({
  id: Id,
  state: ExportState.nullable().default(null),
  uuid: z.string().nullable().default(null),
  rows: z.array(ExportLogRow).default([]),
})

const atPlace = z.object({ place: ExportPlace })
const segment = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const export_ = z.object({ place: ExportPlace, id: Id, uuid: segment, url: segment })
/** How far it has come: a word that is not known here says no more than none does. */
const result = ExportState.nullable().catch(null)
const changed = z.object({ result: result.default(null), log: z.array(ExportLogRow).default([]) })

export const portals = {
  exportProperties: endpoint({
    method: 'POST',
    path: '/integrations/exportProperties',
    summary: 'Publish properties on a portal, or bring them up to date there',
    success: 201,
    body: ExportInput,
    maxBody: limits.jsonBytes,
    answer: away.extend({
      results: z.array(Outcome).default([]),
      share: ShareLinks.nullable().default(null),
    }),
  }),
  authorize: endpoint({
    method: 'GET',
    path: '/integrations/getAuthorizationCode',
    summary: 'Begin to connect the agency with its account at a portal',
    success: 201,
    safe: false,
    access: 'administrator',
    query: z.object({ place: ExportPlace.default('imovirtual'), url: ReturnAddress.default('/portals') }),
    answer: away,
  }),
  checkInsertion: endpoint({
    method: 'GET',
    path: '/integrations/checkInsertion/{place}/{id}',
    summary: 'How far a property has come at a portal',
    success: 201,
    safe: false,
    params: z.object({ place: ExportPlace, id: Id }),
    answer: z.object({
      view_data: z.object({
        result,
        log: z.array(ExportLogRow).default([]),
        export: PropertyExport.nullable().default(null),
      }),
    }),
  }),
  updateProperty: endpoint({
    method: 'GET',
    path: '/integrations/updateProperty/{place}/{id}/{uuid}/{url}',
    summary: 'Send a property as it is now',
    success: 201,
    safe: false,
    params: export_,
    answer: away.extend(changed.shape),
  }),
  removeProperty: endpoint({
    method: 'GET',
    path: '/integrations/removeProperty/{place}/{id}/{uuid}/{url}',
    summary: 'Take a property off a portal',
    success: 201,
    safe: false,
    params: export_,
    answer: away.extend(changed.shape),
  }),
  errorFile: endpoint({
    method: 'GET',
    path: '/integrations/downloadErrorFile/{block}/{uuid}',
    summary: 'What a portal found fault with in an advert; block is the portal',
    success: 200,
    params: z.object({ block: segment, uuid: segment }),
    answer: z.object({ exporter_log: z.array(ExportLogRow) }),
  }),
  ofProperty: endpoint({
    method: 'GET',
    path: '/integrations/property/{id}',
    summary: 'A property at every portal',
    success: 200,
    params: z.object({ id: Id }),
    answer: z.object({
      portals: z.array(Portal),
      exports: z.array(PropertyExport),
      share: ShareLinks.nullable().default(null),
      /** What the rules look at and the form does not hold. */
      facts: z
        .object({
          located: z.boolean(),
          concelho: z.string().nullable(),
          distrito: z.string().nullable(),
          photographs: z.number().int(),
        })
        .nullable()
        .default(null),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/integrations/board',
    summary: 'Properties and portals: what is where, and what is wrong',
    success: 200,
    query: z.object({
      ...paging,
      itemsPerPage: paging.itemsPerPage.default(limits.rowsPerPage),
      filter: z
        .object({
          search: z.string().trim().max(100).optional(),
          place: ExportPlace.optional(),
          trouble: z.enum(['error', 'waiting', 'leaving', 'listed', 'none']).optional(),
        })
        .prefault({}),
    }),
    answer: z.object({
      portals: z.array(Portal),
      rows: z.array(BoardRow),
      total: z.number().int(),
      counts: z.object({ error: z.number(), waiting: z.number(), leaving: z.number(), listed: z.number() }),
    }),
  }),
  adverts: endpoint({
    method: 'GET',
    path: '/integrations/adverts',
    summary:
      'Adverts that go offline when these properties, or those of these developments, leave the market',
    success: 200,
    query: z.object({
      properties: z.array(Id).max(limits.bulkMax).default([]),
      condominiums: z.array(Id).max(limits.bulkMax).default([]),
    }),
    answer: z.object({
      adverts: z.array(z.object({ property_id: Id, reference: z.string(), place: ExportPlace })),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/integrations/accounts',
    summary: 'The agency at each portal: what is set up, and the addresses to register there',
    success: 200,
    access: 'administrator',
    answer: z.object({ accounts: z.array(PortalAccount) }),
  }),
  disconnect: endpoint({
    method: 'POST',
    path: '/integrations/disconnect/{place}',
    summary: "Forget the keys to the agency's account at a portal",
    success: 202,
    access: 'administrator',
    params: atPlace,
    answer: Saved.partial(),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/integrations/renewFeed/{place}',
    summary: "Give a portal's feed a new address; the old one ends",
    success: 202,
    access: 'administrator',
    params: atPlace,
    answer: z.object({ feed_url: z.string() }),
  }),
  callback: endpoint({
    method: 'GET',
    path: '/integrations/callback/{place}',
    summary: 'Where a portal sends the browser back after consent; `state` is good once, for ten minutes',
    success: 201,
    safe: false,
    access: 'public',
    params: atPlace,
    query: CallbackQuery,
    answer: z.object({ connected: z.boolean(), url: z.string() }),
  }),
  notify: endpoint({
    method: 'POST',
    path: '/integrations/notify/{place}',
    summary: 'Where a portal tells what became of an advert, signed',
    success: 200,
    access: 'public',
    params: atPlace,
    body: NotificationInput,
    answer: z.object({ received: z.literal(true) }),
  }),
}
