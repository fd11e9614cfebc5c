import type { useTranslations } from 'next-intl'
import type { KeyItemKind } from '#contract/key-items.ts'
import type { ImportField } from '@/components/csv/import/import-plan'
import type { GetHeader } from '@/components/resource/use-field-texts'
import type { keyItemFields } from './fields'

export function createKeyItemCsvFields(
  t: ReturnType<typeof useTranslations<'key-items.csv'>>,
  getHeader: GetHeader<typeof keyItemFields>,
  kind: KeyItemKind,
): readonly ImportField[] {
  const groupField: ImportField = {
    name: 'master',
    label: getHeader('master'),
    headers: [
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
      label: getHeader('name.en'),
      headers: ['Name (English)', 'Name EN', 'Name', 'Nome (inglês)', 'Nome EN', 'Nome', 'English', 'Inglês']
        .concat(['Nombre (inglés)', 'Nombre', 'Nom (anglais)', 'Nom', '名称（英文）', '名称（英语）', '名称'])
        .concat('name_en', 'EN'),
      required: true,
    },
    {
      name: 'name.pt',
      label: getHeader('name.pt'),
      headers: ['Name (Portuguese)', 'Name PT', 'Nome (português)', 'Nome PT', 'Portuguese', 'Português']
        .concat(['Nombre (portugués)', 'Nom (portugais)', '名称（葡萄牙文）', '名称（葡萄牙语）'])
        .concat('name_pt', 'PT'),
    },
    ...(kind === 'features' ? [groupField] : []),
    {
      name: 'filterable',
      label: t('filterable'),
      headers: ['Filterable', 'Website filter', 'Filtrável', 'Filtro do site', 'Filtro', 'Filtrable'].concat([
        'Filtro del sitio web',
        'Filtre du site',
        '可筛选',
        '网站筛选',
        'Filter',
      ]),
    },
    {
      name: 'icons',
      label: getHeader('icons'),
      headers: ['Icon', 'Icons', 'Ícone', 'Icono', 'Icône', '图标'],
    },
  ]
}
