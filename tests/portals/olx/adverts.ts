import { randomUUID } from 'node:crypto'

// Each rule ends with its source: V for the portal's documentation, 3 for third-party clients of the portal.

export type Payload = Record<string, unknown>

export type StoredAdvert = {
  uuid: string
  payload: Payload
  last_action_status: string
  last_action_at: number
  state: { code: string; url: string | null; moderation: { reason: string; description: string } | null }
  last_error: unknown
}

type FieldError = { field: string; message: string; value?: unknown }

export const mandatoryAttributesOf = (category: string): string[] =>
  category.startsWith('urn:concept:apartments-for-')
    ? ['urn:concept:net-area-m2', 'urn:concept:number-of-rooms']
    : ['urn:concept:net-area-m2']

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Returns the portal's synchronous validation errors. Each request must contain the whole advert (V). */
export function validationErrorsOf(payload: Payload): FieldError[] {
  const errors: FieldError[] = []
  const check = (passes: boolean, field: string, message: string, value?: unknown) => {
    if (!passes) errors.push({ field, message, value })
  }
  const title = String(payload.title ?? '')
  const description = String(payload.description ?? '')
  const length = (text: string) => Array.from(text).length
  check(/^urn:site:/.test(String(payload.site_urn)), 'site_urn', 'Unknown site') // V
  check(/^urn:concept:[a-z-]+$/.test(String(payload.category_urn)), 'category_urn', 'Unknown category') // V
  check(length(title) >= 5 && length(title) <= 70, 'title', 'Title must have 5 to 70 characters', title) // V
  check(
    title !== title.toUpperCase() || title === title.toLowerCase(),
    'title',
    'Title is in capitals',
    title,
  ) // V
  check(
    length(description) >= 50 && length(description) <= 65_535,
    'description',
    'Description must have 50 to 65535 characters',
  ) // V
  const price = toRecord(payload.price)
  check(
    typeof price.value === 'number' && price.value >= 0 && price.currency === 'EUR',
    'price',
    'Price is invalid',
    price,
  ) // V
  const { lat, lon, exact } = toRecord(payload.location)
  check(
    typeof lat === 'number' &&
      Math.abs(lat) <= 90 &&
      typeof lon === 'number' &&
      Math.abs(lon) <= 180 &&
      typeof exact === 'boolean',
    'location',
    'Location is invalid',
  ) // V
  const images = Array.isArray(payload.images) ? payload.images : []
  check(
    images.every((image) => /^https?:\/\//.test(String(toRecord(image).url))),
    'images',
    'Image URL is invalid',
  ) // V
  const attributes = (Array.isArray(payload.attributes) ? payload.attributes : []).map(toRecord)
  check(
    attributes.every(({ urn }) => /^urn:concept:/.test(String(urn))),
    'attributes',
    'Unknown attribute',
  ) // V
  for (const urn of mandatoryAttributesOf(String(payload.category_urn)))
    check(
      attributes.some((attribute) => attribute.urn === urn),
      urn,
      `${urn} is missing`,
    ) // V
  check(toRecord(payload.custom_fields).id !== undefined, 'custom_fields.id', 'Missing') // 3
  if (payload.contact !== undefined) {
    const { name, email, phone } = toRecord(payload.contact)
    check(Boolean(name && email), 'contact', 'Contact needs a name and an e-mail') // V
    check(phone === undefined || /^\d{7,14}$/.test(String(phone)), 'contact.phone', 'Phone is invalid', phone) // V
  }
  return errors
}

export function createAdvert(payload: Payload, createdAtMs: number): StoredAdvert {
  return {
    uuid: randomUUID(),
    payload,
    last_action_status: 'TO_POST',
    last_action_at: createdAtMs,
    state: { code: 'new', url: null, moderation: null },
    last_error: null,
  }
}

/** Returns the response to each write of an advert, and to a request for its `meta` (V). */
export function metaResponseOf(stored: StoredAdvert) {
  return {
    transaction_id: randomUUID(),
    message: 'ok',
    data: {
      uuid: stored.uuid,
      last_action_status: stored.last_action_status,
      last_action_at: new Date(stored.last_action_at).toISOString(),
      custom_fields: stored.payload.custom_fields,
      state: { ...stored.state, visible_in_profile: stored.state.code === 'active' },
      last_error: stored.last_error,
    },
  }
}
