import type { z } from 'zod'
import { errorStatus } from './errors.ts'

export const errorSchema: z.core.JSONSchema.JSONSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'object',
      required: ['msg'],
      properties: {
        msg: { type: 'string', enum: Object.keys(errorStatus) },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description:
            'Maps a field name, as sent, to a rule such as `required`, `min:5` or `email`, or to a code.',
        },
        params: {
          type: 'object',
          additionalProperties: { type: ['string', 'number'] },
          description: 'Parameters of the message, such as the `seconds` to wait.',
        },
      },
    },
  },
}

export const responseRef = (status: number) => `#/components/responses/${status}`

export const errorResponses = Object.fromEntries(
  [...new Set<number>(Object.values(errorStatus))].map((status) => [
    status,
    {
      description: Object.entries(errorStatus)
        .flatMap(([code, codeStatus]) => (codeStatus === status ? [`\`${code}\``] : []))
        .join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
)
