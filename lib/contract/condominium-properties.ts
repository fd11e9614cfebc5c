import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Id } from './values.ts'

const PropertyIdList = z.object({ list: z.array(Id).min(1).max(100) })

/** Extension: links several properties at once, all or none; `condominium_id` of a property links one. */
export const condominiumProperties = {
  linkProperties: endpoint('POST /condominiums/{id}/properties/link', {
    summary:
      'Link properties; those of another development move here, and those tagged new (id 1) are refused',
    success: 202,
    body: PropertyIdList,
    maxBody: limits.jsonBytes,
  }),
  unlinkProperties: endpoint('POST /condominiums/{id}/properties/unlink', {
    summary: 'Unlink properties from this development without changing them',
    success: 202,
    body: PropertyIdList,
    maxBody: limits.jsonBytes,
  }),
}
