import type { Fields } from '../resource/field.ts'

export const keyFields = {
  name: { label: 'key-items.desk.name', kind: 'text' },
  filterable: { label: 'key-items.desk.filterable', kind: 'flag' },
  icons: { label: 'key-items.desk.icons', kind: 'text' },
  master: { label: 'key-items.desk.master', kind: 'options', values: { 0: 'key-items.desk.noMaster' } },
} as const satisfies Fields
