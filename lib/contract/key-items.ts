import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Bilingual, Flag, Id, paging } from './values.ts'
import { withoutDefaults } from './partial-update.ts'

export const keyKinds = ['types', 'lifestyles', 'features', 'listings', 'master'] as const
export const KeyKind = z.enum(keyKinds)
export type KeyKind = z.infer<typeof KeyKind>

const amount = z.number().int().nullable().default(null)

/** A key: one entry of a lookup list by which the website filters. `master` is the divider of a feature, 0 for none. */
export const KeyItem = z.object({
  id: Id,
  name: Bilingual,
  filterable: Flag.default(1),
  icons: z.string().nullable().default(null),
  master: z.number().int().default(0),
  /** What uses it: properties, developments, and of a divider the features below it. Null where the API does not count. */
  total_properties: amount,
  total_condominiums: amount,
  total_keys: amount,
  created_at: z.string().nullable().default(null),
  updated_at: z.string().nullable().default(null),
})
export type KeyItem = z.infer<typeof KeyItem>

/** What the key dialog writes. The English name is the one that must be there. */
export const KeyItemInput = z.object({
  name: z.object({ en: z.string().trim().min(1).max(120), pt: z.string().trim().max(120) }),
  filterable: Flag.default(1),
  icons: z.string().trim().max(60).nullable().default(null),
  /** Id of the divider of a feature; 0 for none, and for every other kind. */
  master: z.number().int().nonnegative().default(0),
})
export type KeyItemInput = z.output<typeof KeyItemInput>

export const KeyItemUpdateInput = z.object(withoutDefaults(KeyItemInput.shape))
export type KeyItemUpdateInput = z.output<typeof KeyItemUpdateInput>

/** A name as it is given to a new key: in a language at least five characters, or not translated. */
const keyName = z
  .string()
  .trim()
  .max(120)
  .refine((name) => !isShort(name), { error: `min:${limits.keyNameLength}` })

export const NewKeyInput = KeyItemInput.extend({ name: z.object({ en: keyName.min(1), pt: keyName }) })

/**
 * The languages in which a key's new name is too short. One that is as it was stored may stay: there are keys called
 * Loft and Land from before.
 */
export function shortNames(name: Bilingual, stored: Bilingual): ('en' | 'pt')[] {
  return (['en', 'pt'] as const).filter(
    (language) => isShort(name[language].trim()) && name[language].trim() !== stored[language].trim(),
  )
}

/** Neither empty nor the API's `-` for a name that is not there, and shorter than the rule. */
function isShort(name: string): boolean {
  return name !== '' && name !== '-' && name.length < limits.keyNameLength
}

/** How to delete a key that is in use: what used it is given another key of its kind, or none at all. */
const KeyRemoval = z.object({ move_to: Id.optional(), detach: Flag.optional() })

const kindParams = z.object({ kind: KeyKind })
const keyParams = z.object({ kind: KeyKind, id: Id })

export const keyItems = {
  list: endpoint({
    method: 'GET',
    path: '/key-items/{kind}',
    summary: 'The keys of one kind; features by divider and name',
    success: 200,
    params: kindParams,
    query: z.object({
      ...paging,
      sort: z.enum(['position', 'name', 'created_at']).default('position'),
      order: z.union([z.literal(1), z.literal(-1)]).default(1),
      filter: z.object({ search: z.string().trim().max(100).optional(), master: Id.optional() }).optional(),
      fields: z.string().max(200).optional(),
      extra: z.string().max(200).optional(),
    }),
    answer: z.object({ keys: z.array(KeyItem), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/key-items/{kind}/{id}',
    summary: 'One key, with its version; ours: an API without it is saved to without versions',
    success: 200,
    params: keyParams,
    answer: z.object({ key: KeyItem }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/key-items/{kind}/add',
    summary: 'Add a key at the end of its kind',
    success: 201,
    params: kindParams,
    body: NewKeyInput,
    answer: z.object({ key_id: Id.optional() }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/key-items/{kind}/{id}/update',
    summary: 'Save a key',
    success: 202,
    params: keyParams,
    body: KeyItemUpdateInput,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/key-items/{kind}/{id}/delete',
    summary:
      'Delete a key; one in use is refused (KEY_IN_USE with the numbers) unless what uses it is moved or detached',
    success: 200,
    params: keyParams,
    query: KeyRemoval,
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/key-items/{kind}/reorder',
    summary: 'Put keys of one kind into this order; ours. Those that are left out keep their places',
    success: 202,
    params: kindParams,
    body: z.object({ list: z.array(Id).min(1).max(500) }),
    maxBody: limits.jsonBytes,
  }),
}
