import type { useTranslations } from 'next-intl'
import type { KeyItemKind } from '#contract/key-items.ts'
import { createCsvFields } from '@/components/csv/import/create-csv-fields'
import type { ImportField } from '@/components/csv/import/import-plan'
import type { GetHeader } from '@/components/resource/use-field-texts'
import type { keyItemFields } from './fields'

type Header = Parameters<GetHeader<typeof keyItemFields>>[0]

/** Column names used by other programs and by our own exports, in five languages. */
const headers: Partial<Record<Header, string>> = {
  'name.en':
    'Name (English), Name EN, Name, Nome (inglês), Nome EN, Nome, English, Inglês, Nombre (inglés), Nombre, Nom (anglais), Nom, 名称（英文）, 名称（英语）, 名称, name_en, EN',
  'name.pt':
    'Name (Portuguese), Name PT, Nome (português), Nome PT, Portuguese, Português, Nombre (portugués), Nom (portugais), 名称（葡萄牙文）, 名称（葡萄牙语）, name_pt, PT',
  master: 'Divider, Divisor, Divisória, Separador, Séparateur, 分组, Master, Group, Grupo, Groupe',
  filterable:
    'Filterable, Website filter, Filtrável, Filtro do site, Filtro, Filtrable, Filtro del sitio web, Filtre du site, 可筛选, 网站筛选, Filter',
  icons: 'Icon, Icons, Ícone, Icono, Icône, 图标',
}

export function createKeyItemCsvFields(
  t: ReturnType<typeof useTranslations<'key-items.csv'>>,
  getHeader: GetHeader<typeof keyItemFields>,
  kind: KeyItemKind,
): readonly ImportField[] {
  const labelOf = (name: Header) => (name === 'filterable' ? t('filterable') : getHeader(name))
  const fields = createCsvFields(labelOf, headers, { required: ['name.en'] })
  return fields.filter(({ name }) => kind === 'features' || name !== 'master')
}
