import type { useTranslations } from 'next-intl'
import type { ImportField } from '@/components/csv/import/import-plan'

export type AgentCsvTexts = ReturnType<typeof useTranslations<'agents.csv'>>

/** The columns of an agent, with the headers that other programs and languages use. */
export function agentCsvFields(t: AgentCsvTexts): readonly ImportField[] {
  return [
    {
      name: 'first_name',
      label: t('firstName'),
      heads: ['First name', 'Given name', 'Forename', 'Name', 'Nome próprio', 'Primeiro nome', 'Nome']
        .concat(['Nombre', 'Nombre de pila', 'Prénom', '名', '名字'])
        .concat('first_name'),
      required: true,
    },
    {
      name: 'last_name',
      label: t('lastName'),
      heads: ['Last name', 'Surname', 'Family name', 'Apelido', 'Último nome', 'Apellido', 'Apellidos']
        .concat(['Nom', 'Nom de famille', '姓', '姓氏'])
        .concat('last_name'),
    },
    {
      name: 'email',
      label: t('email'),
      heads: ['E-mail', 'E-mail address', 'Endereço de e-mail', 'E-mail 1 - Value', 'Correo electrónico']
        .concat(['Correo', 'Courriel', 'Adresse e-mail', '电子邮箱', '邮箱', '电子邮件'])
        .concat('Mail'),
    },
    {
      name: 'phone',
      label: t('phone'),
      heads: ['Phone', 'Phone number', 'Mobile', 'Mobile phone', 'Telefone', 'Telemóvel', 'Contacto']
        .concat(['Phone 1 - Value', 'Teléfono', 'Móvil', 'Téléphone', 'Portable', '电话', '手机'])
        .concat('Tel', 'Tlf', 'Tlm'),
    },
    {
      name: 'role.pt',
      label: t('rolePt'),
      heads: ['Role (Portuguese)', 'Role PT', 'Função (português)', 'Função PT', 'Função', 'Cargo']
        .concat(['Cargo (portugués)', 'Función (portugués)', 'Fonction (portugais)', '职务（葡萄牙语）'])
        .concat('role_pt'),
    },
    {
      name: 'role.en',
      label: t('roleEn'),
      heads: ['Role (English)', 'Role EN', 'Role', 'Job title', 'Função (inglês)', 'Função EN']
        .concat(['Cargo (inglés)', 'Función (inglés)', 'Fonction (anglais)', '职务（英语）'])
        .concat('role_en'),
    },
    {
      name: 'description.pt',
      label: t('descriptionPt'),
      heads: ['Description (Portuguese)', 'Description PT', 'Descrição (português)', 'Descrição PT']
        .concat(['Descrição', 'Descripción (portugués)', 'Description (portugais)', '简介（葡萄牙语）'])
        .concat('description_pt'),
      long: true,
    },
    {
      name: 'description.en',
      label: t('descriptionEn'),
      heads: ['Description (English)', 'Description EN', 'Description', 'Descrição (inglês)', 'Descrição EN']
        .concat(['Descripción (inglés)', 'Description (anglais)', '简介（英语）'])
        .concat('description_en'),
      long: true,
    },
  ]
}
