import type { ImportField } from '@/components/csv/import/import-plan'
import type { GetHeader } from '@/components/resource/use-field-texts'
import type { agentFields } from './fields'

export function createAgentCsvFields(getHeader: GetHeader<typeof agentFields>): readonly ImportField[] {
  return [
    {
      name: 'first_name',
      label: getHeader('first_name'),
      headers: ['First name', 'Given name', 'Forename', 'Name', 'Nome próprio', 'Primeiro nome', 'Nome']
        .concat(['Nombre', 'Nombre de pila', 'Prénom', '名', '名字'])
        .concat('first_name'),
      required: true,
    },
    {
      name: 'last_name',
      label: getHeader('last_name'),
      headers: ['Last name', 'Surname', 'Family name', 'Apelido', 'Último nome', 'Apellido', 'Apellidos']
        .concat(['Nom', 'Nom de famille', '姓', '姓氏'])
        .concat('last_name'),
    },
    {
      name: 'email',
      label: getHeader('email'),
      headers: ['E-mail', 'E-mail address', 'Endereço de e-mail', 'E-mail 1 - Value', 'Correo electrónico']
        .concat(['Correo', 'Courriel', 'Adresse e-mail', '电子邮箱', '邮箱', '电子邮件'])
        .concat('Mail'),
    },
    {
      name: 'phone',
      label: getHeader('phone'),
      headers: ['Phone', 'Phone number', 'Mobile', 'Mobile phone', 'Telefone', 'Telemóvel', 'Contacto']
        .concat(['Phone 1 - Value', 'Teléfono', 'Móvil', 'Téléphone', 'Portable', '电话', '手机'])
        .concat('Tel', 'Tlf', 'Tlm'),
    },
    {
      name: 'role.pt',
      label: getHeader('role.pt'),
      headers: ['Role (Portuguese)', 'Role PT', 'Função (português)', 'Função PT', 'Função', 'Cargo']
        .concat([
          'Cargo (portugués)',
          'Función (portugués)',
          'Fonction (portugais)',
          '职务（葡萄牙文）',
          '职务（葡萄牙语）',
        ])
        .concat('role_pt'),
    },
    {
      name: 'role.en',
      label: getHeader('role.en'),
      headers: ['Role (English)', 'Role EN', 'Role', 'Job title', 'Função (inglês)', 'Função EN']
        .concat(['Cargo (inglés)', 'Función (inglés)', 'Fonction (anglais)', '职务（英文）', '职务（英语）'])
        .concat('role_en'),
    },
    {
      name: 'description.pt',
      label: getHeader('description.pt'),
      headers: ['Description (Portuguese)', 'Description PT', 'Descrição (português)', 'Descrição PT']
        .concat([
          'Descrição',
          'Descripción (portugués)',
          'Description (portugais)',
          '简介（葡萄牙文）',
          '简介（葡萄牙语）',
        ])
        .concat('description_pt'),
      long: true,
    },
    {
      name: 'description.en',
      label: getHeader('description.en'),
      headers: [
        'Description (English)',
        'Description EN',
        'Description',
        'Descrição (inglês)',
        'Descrição EN',
      ]
        .concat(['Descripción (inglés)', 'Description (anglais)', '简介（英文）', '简介（英语）'])
        .concat('description_en'),
      long: true,
    },
  ]
}
