'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Agent, AgentInput } from '#contract/agents.ts'
import { limits } from '#contract/limits.ts'
import {
  type Cells,
  createCsvFields,
  createRowParser,
  type ImportField,
  type ImportPlan,
} from '@/components/csv/import/import-plan'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { fetchAllPages, type FetchPage } from '@/components/resource/fetch-all-pages'
import { type GetHeader, useFieldHeaders } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { agentFields } from './fields'

export function AgentImport() {
  const t = useTranslations('agents.csv')
  const getHeader = useFieldHeaders(agentFields)
  return <ImportScreen plan={useMemo(() => createAgentImportPlan(t('file'), getHeader), [t, getHeader])} />
}

function createAgentImportPlan(
  fileName: string,
  getHeader: GetHeader<typeof agentFields>,
): ImportPlan<AgentInput> {
  return {
    resource: 'agents',
    name: fileName,
    href: '/agents/listings',
    fields: createAgentCsvFields(getHeader),
    loadRowParser: async () => {
      const { endpointOf } = await import('#contract/index.ts')
      return createRowParser(endpointOf('agents.add').body, agentOf)
    },
    send: (body) => call('agents.add', { body }),
    duplicateField: 'email',
    toDuplicateKey: (email) => email.trim().toLowerCase(),
    fetchExistingTexts: async (signal) =>
      (await fetchAllPages(fetchAgentsPage, { signal })).map(({ email }) => email),
  }
}

const fetchAgentsPage: FetchPage<Agent> = async (page, signal) => {
  const query = { page, limit: limits.rowsPerPageMax }
  const { agents, total } = await call('agents.list', { query }, { signal })
  return { rows: agents, total }
}

function agentOf(cells: Cells) {
  const text = (name: string) => cells[name] ?? ''
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    role: { pt: text('role.pt'), en: text('role.en') },
    description: { pt: text('description.pt'), en: text('description.en') },
  }
}

type FieldPath = Parameters<GetHeader<typeof agentFields>>[0]

/** Column names used by other programs and by our own exports, in five languages. */
const acceptedHeaders: Partial<Record<FieldPath, string>> = {
  first_name:
    'First name, Given name, Forename, Name, Nome próprio, Primeiro nome, Nome, Nombre, Nombre de pila, Prénom, 名, 名字, first_name',
  last_name:
    'Last name, Surname, Family name, Apelido, Último nome, Apellido, Apellidos, Nom, Nom de famille, 姓, 姓氏, last_name',
  email:
    'E-mail, E-mail address, Endereço de e-mail, E-mail 1 - Value, Correo electrónico, Correo, Courriel, Adresse e-mail, 电子邮箱, 邮箱, 电子邮件, Mail',
  phone:
    'Phone, Phone number, Mobile, Mobile phone, Telefone, Telemóvel, Contacto, Phone 1 - Value, Teléfono, Móvil, Téléphone, Portable, 电话, 手机, Tel, Tlf, Tlm',
  'role.pt':
    'Role (Portuguese), Role PT, Função (português), Função PT, Função, Cargo, Cargo (portugués), Función (portugués), Fonction (portugais), 职务（葡萄牙文）, 职务（葡萄牙语）, role_pt',
  'role.en':
    'Role (English), Role EN, Role, Job title, Função (inglês), Função EN, Cargo (inglés), Función (inglés), Fonction (anglais), 职务（英文）, 职务（英语）, role_en',
  'description.pt':
    'Description (Portuguese), Description PT, Descrição (português), Descrição PT, Descrição, Descripción (portugués), Description (portugais), 简介（葡萄牙文）, 简介（葡萄牙语）, description_pt',
  'description.en':
    'Description (English), Description EN, Description, Descrição (inglês), Descrição EN, Descripción (inglés), Description (anglais), 简介（英文）, 简介（英语）, description_en',
}

export function createAgentCsvFields(getHeader: GetHeader<typeof agentFields>): readonly ImportField[] {
  return createCsvFields(getHeader, acceptedHeaders, {
    required: ['first_name'],
    multiline: ['description.pt', 'description.en'],
  })
}
