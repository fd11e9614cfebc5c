import * as z from './zod.ts'
import { limits } from './limits.ts'
import { PortalPlace } from './portal-records.ts'
import { Id } from './values.ts'

/** Return URL of the dashboard: a path, or a URL of its origin. */
export const ReturnUrl = z.string().trim().max(limits.returnUrlMax)

export const ExportInput = z.object({
  properties: z.array(Id).min(1).max(limits.rowsPerPageMax),
  place: PortalPlace,
  url: ReturnUrl.default('/'),
})

/** Query of a portal's callback; unknown parameters are ignored. */
export const CallbackQuery = z.object({
  code: z.string().max(2000).optional(),
  state: z.string().max(200),
  error: z.string().max(200).optional(),
})

export const NotificationInput = z.object({
  transaction_id: z.string().min(1).max(200),
  object_id: z.string().min(1).max(200),
  event_type: z.string().max(100).default(''),
  flow: z.string().max(100).default(''),
  /** Milliseconds. */
  event_timestamp: z.coerce.number().optional(),
})
