import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Id } from './values.ts'

const byId = z.object({ id: Id })
const Chosen = z.object({ list: z.array(Id).min(1).max(100) })

/**
 * Ours: links from the development's side, several properties at once, all of them or none. From a property's side its
 * `condominium_id` does the same; the specification has no call for this side. A development's properties are read by
 * `properties.fromCondominium`.
 */
export const condominiumProperties = {
  linkProperties: endpoint({
    method: 'POST',
    path: '/condominiums/{id}/properties/link',
    summary: 'Link properties; one of another development moves here, one tagged new (id 1) is refused',
    success: 202,
    params: byId,
    body: Chosen,
    maxBody: limits.jsonBytes,
  }),
  unlinkProperties: endpoint({
    method: 'POST',
    path: '/condominiums/{id}/properties/unlink',
    summary: 'Unlink properties of this development; they stay as they are, linked to none',
    success: 202,
    params: byId,
    body: Chosen,
    maxBody: limits.jsonBytes,
  }),
}
