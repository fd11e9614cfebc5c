import type { Fields } from '../resource/field.ts'

export const keyItemFields = {
  name: { label: 'key-items.admin.name', kind: 'text' },
  filterable: { label: 'key-items.admin.filterable', kind: 'flag' },
  icons: { label: 'key-items.admin.icons', kind: 'text' },
  master: { label: 'key-items.admin.master', kind: 'options', values: { 0: 'key-items.admin.noGroup' } },
} as const satisfies Fields
