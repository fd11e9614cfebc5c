import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Bilingual, bilingual } from './values.ts'

export const whoWeAre = {
  get: endpoint({
    method: 'GET',
    path: '/whoWeAre',
    summary: 'The text about the agency, with its version',
    success: 200,
    answer: z.object({ whoWeAre: z.object({ description: Bilingual }) }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/whoWeAre/update',
    summary: 'Save the text about the agency; 201, as the specification says',
    success: 201,
    body: z.object({ description: bilingual(50_000) }),
    maxBody: limits.jsonBytes,
  }),
}
