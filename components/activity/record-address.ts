import type { Activity } from '#contract/activity.ts'

/** Path where a record is edited; null for records without a page. */
export function addressOf({ noun: resource, record_id: id, reference }: Activity): string | null {
  switch (resource) {
    case 'properties':
    case 'condominiums':
      return id === null ? `/${resource}/listings` : `/${resource}/edit/${id}/history`
    case 'agents':
    case 'districts':
    case 'services':
      return id === null ? null : `/${resource}/edit/${id}`
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
