import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Bilingual, Flag, Id, Order, paging } from './values.ts'
import { withoutDefaults } from './partial-update.ts'

/** `listings` are listing types, such as resale; `master` are the groups of features. */
export const keyItemKinds = ['types', 'lifestyles', 'features', 'listings', 'master'] as const
export const KeyItemKind = z.enum(keyItemKinds)
export type KeyItemKind = z.infer<typeof KeyItemKind>

const count = z.number().int().nullable().default(null)

/** Key item: an option that the website filters by. `master` is the group of a feature, 0 for none. */
export const KeyItem = z.object({
  id: Id,
  name: Bilingual,
  filterable: Flag.default(1),
  icons: z.string().nullable().default(null),
  master: z.number().int().default(0),
  /** Number of uses: properties, developments, and for a group its features. Null if the API doesn't count. */
  total_properties: count,
  total_condominiums: count,
  total_keys: count,
  created_at: z.string().nullable().default(null),
  updated_at: z.string().nullable().default(null),
})
export type KeyItem = z.infer<typeof KeyItem>

export const KeyItemInput = z.object({
  name: z.object({ en: z.string().trim().min(1).max(120), pt: z.string().trim().max(120) }),
  filterable: Flag.default(1),
  icons: z.string().trim().max(60).nullable().default(null),
  /** Group of a feature; 0 for none, and for every other kind. */
  master: z.number().int().nonnegative().default(0),
})
export type KeyItemInput = z.output<typeof KeyItemInput>

export const KeyItemUpdateInput = z.object(withoutDefaults(KeyItemInput.shape))
export type KeyItemUpdateInput = z.output<typeof KeyItemUpdateInput>

/** Name of a new key item: at least five characters per language, or untranslated. */
const newKeyName = z
  .string()
  .trim()
  .max(120)
  .refine((name) => !isTooShort(name), { error: `min:${limits.keyItemNameMinLength}` })

const NewKeyInput = KeyItemInput.extend({ name: z.object({ en: newKeyName.min(1), pt: newKeyName }) })

/** Returns the languages in which a changed name is too short. Unchanged ones, such as Loft, are accepted. */
export function languagesWithShortName(name: Bilingual, stored: Bilingual): ('en' | 'pt')[] {
  return (['en', 'pt'] as const).filter(
    (language) => isTooShort(name[language].trim()) && name[language].trim() !== stored[language].trim(),
  )
}

/** Returns true if a name is too short, but neither empty nor the API's `-` for untranslated. */
function isTooShort(name: string): boolean {
  return name !== '' && name !== '-' && name.length < limits.keyItemNameMinLength
}

const KeyRemoval = z.object({ move_to: Id.optional(), detach: Flag.optional() })

const kindParams = z.object({ kind: KeyItemKind })
const keyParams = z.object({ kind: KeyItemKind, id: Id })

export const keyItems = {
  list: endpoint('GET /key-items/{kind}', {
    summary: 'List the options of one kind, by default in display order; for features, that is by group',
    params: kindParams,
    query: z.object({
      ...paging,
      sort: z.enum(['position', 'name', 'created_at']).default('position'),
      order: Order.default(1),
      filter: z.object({ search: z.string().trim().max(100).optional(), master: Id.optional() }).optional(),
      // In the specification; ignored by the API.
      fields: z.string().max(200).optional(),
      extra: z.string().max(200).optional(),
    }),
    response: z.object({ keys: z.array(KeyItem), total: z.number().int() }),
  }),
  get: endpoint('GET /key-items/{kind}/{id}', {
    summary:
      'Get an option with its version. Other APIs may lack this call; options are then saved without versions',
    versioned: true,
    params: keyParams,
    response: z.object({ key: KeyItem }),
  }),
  add: endpoint('POST /key-items/{kind}/add', {
    summary: 'Create an option at the end of its kind',
    success: 201,
    params: kindParams,
    body: NewKeyInput,
    response: z.object({ key_id: Id.optional() }),
  }),
  update: endpoint('POST /key-items/{kind}/{id}/update', {
    summary: 'Update an option',
    versioned: true,
    params: keyParams,
    body: KeyItemUpdateInput,
  }),
  remove: endpoint('DELETE /key-items/{kind}/{id}/delete', {
    summary: 'Delete an option; KEY_IN_USE with the counts unless its uses are replaced or removed',
    params: keyParams,
    query: KeyRemoval,
  }),
  reorder: endpoint('POST /key-items/{kind}/reorder', {
    summary:
      'Reorder the options of one kind; omitted options keep their places. Other APIs may lack this call',
    params: kindParams,
    body: z.object({ list: z.array(Id).min(1).max(500) }),
    maxBody: limits.jsonBytes,
  }),
}
