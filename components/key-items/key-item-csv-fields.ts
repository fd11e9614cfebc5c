import type { useTranslations } from 'next-intl'
import type { KeyItemKind } from '#contract/key-items.ts'
import type { ImportField } from '@/components/csv/import/import-plan'
import type { FieldHeads } from '@/components/resource/use-field-texts'
import type { keyItemFields } from './fields'

export function keyItemCsvFields(
  t: ReturnType<typeof useTranslations<'key-items.csv'>>,
  head: FieldHeads<typeof keyItemFields>,
  kind: KeyItemKind,
): readonly ImportField[] {
  const groupField: ImportField = {
    name: 'master',
    label: head('master'),
    heads: [
      'Divider',
      'Divisor',
      'Divisória',
      'Separador',
      'Séparateur',
      '分组',
      'Master',
      'Group',
      'Grupo',
      'Groupe',
    ],
  }
  return [
    {
      name: 'name.en',
      label: head('name.en'),
      heads: ['Name (English)', 'Name EN', 'Name', 'Nome (inglês)', 'Nome EN', 'Nome', 'English', 'Inglês']
        .concat(['Nombre (inglés)', 'Nombre', 'Nom (anglais)', 'Nom', '名称（英文）', '名称（英语）', '名称'])
        .concat('name_en', 'EN'),
      required: true,
    },
    {
      name: 'name.pt',
      label: head('name.pt'),
      heads: ['Name (Portuguese)', 'Name PT', 'Nome (português)', 'Nome PT', 'Portuguese', 'Português']
        .concat(['Nombre (portugués)', 'Nom (portugais)', '名称（葡萄牙文）', '名称（葡萄牙语）'])
        .concat('name_pt', 'PT'),
    },
    ...(kind === 'features' ? [groupField] : []),
    {
      name: 'filterable',
      label: t('filterable'),
      heads: ['Filterable', 'Website filter', 'Filtrável', 'Filtro do site', 'Filtro', 'Filtrable'].concat([
        'Filtro del sitio web',
        'Filtre du site',
        '可筛选',
        '网站筛选',
        'Filter',
      ]),
    },
    { name: 'icons', label: head('icons'), heads: ['Icon', 'Icons', 'Ícone', 'Icono', 'Icône', '图标'] },
  ]
}
