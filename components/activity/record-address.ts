import type { Activity } from '#contract/activity.ts'

/** Where a record is edited; null for what has no page of its own. */
export function addressOf({ noun, record_id: id, reference }: Activity): string | null {
  switch (noun) {
    case 'properties':
    case 'condominiums':
      return id === null ? `/${noun}/listings` : `/${noun}/edit/${id}/history`
    case 'agents':
    case 'districts':
    case 'services':
      return id === null ? null : `/${noun}/edit/${id}`
    case 'key-items':
      return reference === null ? '/key-items' : `/key-items/${reference}`
    case 'users':
      return '/users'
    case 'inbox':
      return id === null ? null : `/inbox/read/${id}`
    case 'services-description':
      return '/services/description'
    case 'who-we-are':
      return '/whoweare/description'
    case 'front-page':
      return '/frontpage'
    default:
      return null
  }
}
