import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ExportLogRow, ExportPlace } from './export-log.ts'
import { CallbackQuery, ExportInput, NotificationInput, ReturnUrl } from './portal-inputs.ts'
import { BoardRow, ExportState, Portal, PortalAccount, PropertyExport, ShareLinks } from './portal-records.ts'
import { Id, paging, SavedResponse } from './values.ts'

const consentRedirect = z.object({
  /** If true, the dashboard redirects the browser to `request_authorization_url`. */
  is_url_request: z.boolean().default(false),
  request_authorization_url: z.string().nullable().default(null),
})

const ExportOutcome = z.object({
  id: Id,
  state: ExportState.nullable().default(null),
  uuid: z.string().nullable().default(null),
  rows: z.array(ExportLogRow).default([]),
  /** Error code if the property is missing or read-only; the other properties are still sent. */
  error: z.string().nullable().default(null),
})

const placeParams = z.object({ place: ExportPlace })
const pathSegment = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
/** `url` is the base64url-encoded path to return to after the portal's consent. */
const exportParams = z.object({ place: ExportPlace, id: Id, uuid: pathSegment, url: pathSegment })
/** State of an export; an unknown state becomes null. */
const LenientExportState = ExportState.nullable().catch(null)
const ExportChange = z.object({
  result: LenientExportState.default(null),
  log: z.array(ExportLogRow).default([]),
})

export const portals = {
  exportProperties: endpoint('POST /integrations/exportProperties', {
    summary: 'Publish or update properties on a portal',
    success: 201,
    body: ExportInput,
    maxBody: limits.jsonBytes,
    response: consentRedirect.extend({
      results: z.array(ExportOutcome).default([]),
      share: ShareLinks.nullable().default(null),
    }),
  }),
  authorize: endpoint('GET /integrations/getAuthorizationCode', {
    summary: 'Start connecting the agency’s account on a portal',
    success: 201,
    safe: false,
    access: 'administrator',
    query: z.object({ place: ExportPlace.default('imovirtual'), url: ReturnUrl.default('/portals') }),
    response: consentRedirect,
  }),
  checkInsertion: endpoint('GET /integrations/checkInsertion/{place}/{id}', {
    summary: 'Get the state of a property on a portal',
    success: 201,
    safe: false,
    params: z.object({ place: ExportPlace, id: Id }),
    response: z.object({
      view_data: z.object({
        result: LenientExportState,
        log: z.array(ExportLogRow).default([]),
        export: PropertyExport.nullable().default(null),
      }),
    }),
  }),
  updateProperty: endpoint('GET /integrations/updateProperty/{place}/{id}/{uuid}/{url}', {
    summary: 'Update a property on a portal',
    success: 201,
    safe: false,
    params: exportParams,
    response: consentRedirect.extend(ExportChange.shape),
  }),
  removeProperty: endpoint('GET /integrations/removeProperty/{place}/{id}/{uuid}/{url}', {
    summary: 'Remove a property from a portal',
    success: 201,
    safe: false,
    params: exportParams,
    response: consentRedirect.extend(ExportChange.shape),
  }),
  errorFile: endpoint('GET /integrations/downloadErrorFile/{block}/{uuid}', {
    summary: 'Get the problems a portal reported about an advert; block is the portal',
    params: z.object({ block: pathSegment, uuid: pathSegment }),
    response: z.object({ exporter_log: z.array(ExportLogRow) }),
  }),
  ofProperty: endpoint('GET /integrations/property/{id}', {
    summary: 'Get the state of a property on every portal',
    response: z.object({
      portals: z.array(Portal),
      exports: z.array(PropertyExport),
      share: ShareLinks.nullable().default(null),
      /** Facts that the portals' rules (portal-rules.ts) need but the General form doesn't contain. */
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
  board: endpoint('GET /integrations/board', {
    summary: 'List properties with their state on each portal',
    query: z.object({
      ...paging,
      itemsPerPage: paging.itemsPerPage.default(limits.rowsPerPage),
      filter: z
        .object({
          search: z.string().trim().max(100).optional(),
          place: ExportPlace.optional(),
          /** Tab of the board; `none` shows the properties without an advert. */
          trouble: z.enum(['error', 'waiting', 'leaving', 'listed', 'none']).optional(),
        })
        .prefault({}),
    }),
    response: z.object({
      portals: z.array(Portal),
      rows: z.array(BoardRow),
      total: z.number().int(),
      /** Number of properties on each tab of the board, ignoring the filters `search` and `place`. */
      counts: z.object({
        error: z.number(),
        waiting: z.number(),
        leaving: z.number(),
        listed: z.number(),
        none: z.number().default(0),
        all: z.number().default(0),
      }),
    }),
  }),
  adverts: endpoint('GET /integrations/adverts', {
    summary: 'List adverts that go offline when these properties or developments leave the market',
    query: z.object({
      properties: z.array(Id).max(limits.bulkMax).default([]),
      condominiums: z.array(Id).max(limits.bulkMax).default([]),
    }),
    response: z.object({
      adverts: z.array(z.object({ property_id: Id, reference: z.string(), place: ExportPlace })),
    }),
  }),
  accounts: endpoint('GET /integrations/accounts', {
    summary: 'List the agency’s portal accounts, with the URLs to register',
    access: 'administrator',
    response: z.object({ accounts: z.array(PortalAccount) }),
  }),
  disconnect: endpoint('POST /integrations/disconnect/{place}', {
    summary: "Disconnect the agency's account on a portal",
    access: 'administrator',
    params: placeParams,
    response: SavedResponse.partial(),
  }),
  renewFeed: endpoint('POST /integrations/renewFeed/{place}', {
    summary: "Give a portal's feed a new URL; the old one stops working",
    access: 'administrator',
    params: placeParams,
    response: z.object({ feed_url: z.string() }),
  }),
  callback: endpoint('GET /integrations/callback/{place}', {
    summary: 'Handle the OAuth redirect from a portal; `state` is valid once, for ten minutes',
    success: 201,
    safe: false,
    access: 'public',
    params: placeParams,
    query: CallbackQuery,
    response: z.object({ connected: z.boolean(), url: z.string() }),
  }),
  notify: endpoint('POST /integrations/notify/{place}', {
    summary: 'Receive a signed notification about an advert',
    success: 200,
    access: 'public',
    params: placeParams,
    body: NotificationInput,
    response: z.object({ received: z.literal(true) }),
  }),
}
