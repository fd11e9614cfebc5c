import { AgentInput } from '#contract/agents.ts'
import { CondominiumInput } from '#contract/condominium.ts'
import { DistrictInput } from '#contract/districts.ts'
import { KeyItemInput, KeyKind } from '#contract/key-items.ts'
import { ServiceInput } from '#contract/services.ts'
import { UserUpdateInput } from '#contract/users.ts'
import { initialsOf } from '../accounts/initials.ts'
import { readAgent } from '../agents/read.ts'
import { agentVersion, updateAgent } from '../agents/save.ts'
import { setArchived as setCondominiumArchived } from '../condominiums/lifecycle.ts'
import { condominium } from '../condominiums/kind.ts'
import { readGeneral as readCondominium, savedByForm as savedByCondominium } from '../condominiums/general.ts'
import { updateCondominium } from '../condominiums/save.ts'
import { readDistrict } from '../districts/read.ts'
import { districtVersion, updateDistrict } from '../districts/save.ts'
import { archive, assign } from '../inbox/change.ts'
import { keyVersion, readKey } from '../key-items/read.ts'
import { updateKey } from '../key-items/save.ts'
import { parse } from '../parse.ts'
import { property } from '../properties/kind.ts'
import { readCollection, saveCollection } from '../properties/collection.ts'
import { readGeneral, savedByForm } from '../properties/general.ts'
import { setArchived } from '../properties/lifecycle.ts'
import { updateProperty } from '../properties/save.ts'
import { PropertyInput } from '#contract/property.ts'
import { readService, serviceVersion } from '../services/read.ts'
import { updateService } from '../services/save.ts'
import { readText, saveText } from '../website-texts.ts'
import { readUser, userVersion } from '../users/read.ts'
import { updateUser } from '../users/save.ts'
import { versionOf } from '../version.ts'
import { flagOf, idOf, type RestoreField, textOf, withField } from './field.ts'
import { restoreCovers, restoreHighlights } from './restore-front-page.ts'
import { restoreListingBlock } from './restore-listing.ts'
import type { AuditedResource } from './snapshots.ts'

/**
 * Restores a field of each resource through its own form's save, with its rules and the version read here, so that a
 * concurrent save makes it fail (PreconditionFailed) instead of being overwritten.
 */
export const restoreSnapshot: Record<AuditedResource, RestoreField> = {
  properties: async (request, { id, field, value }) => {
    if (field === 'archived') return setArchived(request, id, flagOf(value))
    if (field.startsWith('i18n.slogan.')) {
      const block = await readCollection(request.db, id)
      const { collection, slogan } = withField(block, field.slice('i18n.'.length), value)
      return saveCollection({ ...request, ifMatch: versionOf(block) }, id, { collection, slogan })
    }
    if (await restoreListingBlock(request, property, { id, field, value })) return
    const general = await readGeneral(request.db, id)
    const ifMatch = versionOf(savedByForm(general))
    await updateProperty({ ...request, ifMatch }, id, parse(PropertyInput, withField(general, field, value)))
  },
  condominiums: async (request, { id, field, value }) => {
    if (field === 'archived') return setCondominiumArchived(request, id, flagOf(value))
    if (await restoreListingBlock(request, condominium, { id, field, value })) return
    const general = await readCondominium(request.db, id)
    const ifMatch = versionOf(savedByCondominium(general))
    await updateCondominium(
      { ...request, ifMatch },
      id,
      parse(CondominiumInput, withField(general, field, value)),
    )
  },
  agents: async (request, { id, field, value }) => {
    const agent = await readAgent(request.db, id)
    const none = { en: '', pt: '' }
    const form = {
      ...agent,
      role: agent.role ?? none,
      description: agent.description ?? none,
      avatar: undefined,
    }
    const ifMatch = agentVersion(agent)
    await updateAgent({ ...request, ifMatch }, id, parse(AgentInput, withField(form, field, value)))
  },
  districts: async (request, { id, field, value }) => {
    const district = await readDistrict(request.db, id)
    const { Population = null, 'Golf Club': golf = null } = district.kpis
    const pictures = { cover: undefined, cover2: undefined, cover3: undefined, cover4: undefined }
    const form = {
      ...{ ...district, ...pictures, to_visit: undefined, map: undefined },
      kpis: { Population, 'Golf Club': golf },
    }
    const ifMatch = districtVersion(district)
    await updateDistrict({ ...request, ifMatch }, id, parse(DistrictInput, withField(form, field, value)))
  },
  services: async (request, { id, field, value }) => {
    const service = await readService(request.db, id)
    const ifMatch = serviceVersion(service)
    await updateService({ ...request, ifMatch }, id, parse(ServiceInput, withField(service, field, value)))
  },
  'key-items': async (request, { id, field, value, reference }) => {
    const kind = KeyKind.parse(reference)
    const key = await readKey(request.db, kind, id)
    const ifMatch = keyVersion(key)
    await updateKey({ ...request, ifMatch }, kind, id, parse(KeyItemInput, withField(key, field, value)))
  },
  users: async (request, { id, field, value }) => {
    const row = await readUser(request.db, id)
    const form = { ...row, initials: row.initials ?? initialsOf(row.name), avatar: undefined }
    const ifMatch = userVersion(row)
    await updateUser({ ...request, ifMatch }, id, parse(UserUpdateInput, withField(form, field, value)))
  },
  inbox: async ({ db, now }, { id, field, value }) => {
    if (field === 'agent_id') await assign(db, id, value === null ? null : idOf(value))
    else await archive(db, id, flagOf(value), now())
  },
  'services-description': (request, { field, value }) => putText(request, 'services', field, value),
  'who-we-are': (request, { field, value }) => putText(request, 'who-we-are', field, value),
  'front-page': (request, { field, value }) =>
    field === 'covers' ? restoreCovers(request, value) : restoreHighlights(request, value),
}

async function putText(
  request: Parameters<RestoreField>[0],
  name: 'services' | 'who-we-are',
  field: string,
  value: unknown,
): Promise<void> {
  const { text, version } = await readText(request.db, name)
  const language = field === 'description.pt' ? 'pt' : 'en'
  await saveText({ ...request, ifMatch: version }, name, { ...text, [language]: textOf(value) })
}
