import * as z from './zod.ts'
import { energyRatings } from './energy-ratings.ts'
import { limits } from './limits.ts'

export const Id = z.number().int().positive()

/** Boolean of the API (hide_price, for_sale ... are 0 or 1). */
export const Flag = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof Flag>

/** Boolean that an API sends as true and false or as 1 and 0; false if omitted. */
export const LenientBoolean = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .transform(Boolean)
  .pipe(z.boolean())
  .default(false)

export const languages = ['en', 'pt'] as const
export type Language = (typeof languages)[number]

/** Text in both content languages; empty if untranslated. */
export const bilingual = (max: number) =>
  z.object({ en: z.string().trim().max(max), pt: z.string().trim().max(max) })

/** Text required in at least one language. The error is reported on Portuguese, which staff write first. */
export const bilingualRequired = (max: number) =>
  bilingual(max).refine(({ en, pt }) => en !== '' || pt !== '', { path: ['pt'], error: 'oneLanguage' })

export const Bilingual = z.object({ en: z.string(), pt: z.string() })
export type Bilingual = z.infer<typeof Bilingual>

const areaUnits = ['m2', 'a', 'ha'] as const
export const AreaUnit = z.enum(areaUnits)

export const EnergyRating = z.enum(energyRatings)

/** In square metres, or in the unit of the field with the suffix `_type`; at most two decimals; null when unknown. */
export const Area = z.number().nonnegative().max(100_000_000).multipleOf(0.01).nullable()
export const Count = z.number().int().nonnegative().max(999).nullable()
/** Euros with at most two decimals. */
export const Price = z.number().nonnegative().max(999_999_999_999).multipleOf(0.01)

export const Email = z.string().trim().toLowerCase().check(z.email()).max(254)
/** Password that a user chooses. */
export const ownPassword = z.string().min(1).min(limits.ownPasswordMinLength).max(limits.passwordMaxLength)
/** Password that an administrator sets for a user. */
export const userPassword = z.string().min(limits.userPasswordMinLength).max(limits.passwordMaxLength)

/** URL entered by staff: domain or IP with optional scheme, port, path, query, hash; never javascript: or data:. */
export const WebUrl = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(https?:\/\/)?(localhost|(\d{1,3}\.){3}\d{1,3}|([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,})(:\d{1,5})?([/?#]\S*)?$/iu,
    'url',
  )

export const AnyFile = z
  .file()
  .min(1)
  .max(limits.uploadBytes - 1)
export const Image = AnyFile.mime([...limits.imageTypes])
/** Image in a form: a new file, the stored name to keep it, null to remove it; omitted, it stays unchanged. */
export const FormImage = Image.or(z.string().max(500)).nullable().optional()

export const SavedResponse = z.object({ saved: z.literal(true) })

/** Number of a list's page. Bounded so that its offset fits every database's integers. */
export const Page = z.number().int().min(1).max(limits.pageMax)

/** Paging of the lists of properties, developments, key items and portal states. */
export const paging = {
  page: Page.default(1),
  itemsPerPage: z.number().int().min(1).max(limits.rowsPerPageMax).default(limits.cardsPerPage),
}

/** Paging of all other lists. */
export const rowPaging = {
  page: Page.default(1),
  limit: z.number().int().min(1).max(limits.rowsPerPageMax).default(limits.rowsPerPage),
}

/** 1 is ascending, -1 descending. */
export const Order = z.union([z.literal(1), z.literal(-1)])

/** Query of most lists: paging, sorting and search. The API ignores the specification's `fields` and `extra`. */
export const createListQuery = <S extends readonly [string, ...string[]]>(sortable: S) =>
  z.object({
    ...rowPaging,
    sort: z.enum(sortable).default(sortable[0] as S[number]),
    order: Order.default(1),
    filter: z.object({ search: z.string().trim().max(100).optional() }).optional(),
    fields: z.string().max(200).optional(),
    extra: z.string().max(200).optional(),
  })

/** Returns the shape of fields with the same schema. */
export const fieldsOf = <const N extends string, S extends z.ZodType>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>

/** Response with a tab's fields under the key `block`, such as of `GET /property/{id}/seo`. */
export const createBlockResponse = <S extends z.ZodType>(schema: S) => z.object({ block: schema })
