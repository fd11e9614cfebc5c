import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Bilingual, bilingual } from './values.ts'

export const whoWeAre = {
  get: endpoint('GET /whoWeAre', {
    summary: 'Get the who-we-are text with its version',
    versioned: true,
    response: z.object({ whoWeAre: z.object({ description: Bilingual }) }),
  }),
  update: endpoint('POST /whoWeAre/update', {
    summary: 'Update the who-we-are text; returns 201 as specified',
    success: 201,
    versioned: true,
    body: z.object({ description: bilingual(50_000) }),
    maxBody: limits.jsonBytes,
  }),
}
