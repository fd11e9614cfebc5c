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
import { parsed } from '../parsed.ts'
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
import { flagOf, idOf, type PutBack, textOf, withField } from './field.ts'
import { putCovers, putHighlights } from './front-page-back.ts'
import { putListingBlock } from './listing-back.ts'
import type { WatchedNoun } from './snapshots.ts'

/**
 * How a field of each noun gets a former value again: as the noun's own form would save it, with its rules, and upon the
 * version that is read here, so that a save which comes in between is refused (Changed) instead of undone.
 */
export const putBack: Record<WatchedNoun, PutBack> = {
  properties: async (asked, { id, field, value }) => {
    if (field === 'archived') return setArchived(asked, id, flagOf(value))
    if (field.startsWith('i18n.slogan.')) {
      const block = await readCollection(asked.db, id)
      const { collection, slogan } = withField(block, field.slice('i18n.'.length), value)
      return saveCollection({ ...asked, ifMatch: versionOf(block) }, id, { collection, slogan })
    }
    if (await putListingBlock(asked, property, { id, field, value })) return
    const general = await readGeneral(asked.db, id)
    const ifMatch = versionOf(savedByForm(general))
    await updateProperty({ ...asked, ifMatch }, id, parsed(PropertyInput, withField(general, field, value)))
  },
  condominiums: async (asked, { id, field, value }) => {
    if (field === 'archived') return setCondominiumArchived(asked, id, flagOf(value))
    if (await putListingBlock(asked, condominium, { id, field, value })) return
    const general = await readCondominium(asked.db, id)
    const ifMatch = versionOf(savedByCondominium(general))
    await updateCondominium(
      { ...asked, ifMatch },
      id,
      parsed(CondominiumInput, withField(general, field, value)),
    )
  },
  agents: async (asked, { id, field, value }) => {
    const agent = await readAgent(asked.db, id)
    const none = { en: '', pt: '' }
    const form = {
      ...agent,
      role: agent.role ?? none,
      description: agent.description ?? none,
      avatar: undefined,
    }
    const ifMatch = agentVersion(agent)
    await updateAgent({ ...asked, ifMatch }, id, parsed(AgentInput, withField(form, field, value)))
  },
  districts: async (asked, { id, field, value }) => {
    const district = await readDistrict(asked.db, id)
    const { Population = null, 'Golf Club': golf = null } = district.kpis
    const pictures = { cover: undefined, cover2: undefined, cover3: undefined, cover4: undefined }
    const form = {
      ...{ ...district, ...pictures, to_visit: undefined, map: undefined },
      kpis: { Population, 'Golf Club': golf },
    }
    const ifMatch = districtVersion(district)
    await updateDistrict({ ...asked, ifMatch }, id, parsed(DistrictInput, withField(form, field, value)))
  },
  services: async (asked, { id, field, value }) => {
    const service = await readService(asked.db, id)
    const ifMatch = serviceVersion(service)
    await updateService({ ...asked, ifMatch }, id, parsed(ServiceInput, withField(service, field, value)))
  },
  'key-items': async (asked, { id, field, value, reference }) => {
    const kind = KeyKind.parse(reference)
    const key = await readKey(asked.db, kind, id)
    const ifMatch = keyVersion(key)
    await updateKey({ ...asked, ifMatch }, kind, id, parsed(KeyItemInput, withField(key, field, value)))
  },
  users: async (asked, { id, field, value }) => {
    const row = await readUser(asked.db, id)
    const form = { ...row, initials: row.initials ?? initialsOf(row.name), avatar: undefined }
    const ifMatch = userVersion(row)
    await updateUser({ ...asked, ifMatch }, id, parsed(UserUpdateInput, withField(form, field, value)))
  },
  inbox: async ({ db, now }, { id, field, value }) => {
    if (field === 'agent_id') await assign(db, id, value === null ? null : idOf(value))
    else await archive(db, id, flagOf(value), now())
  },
  'services-description': (asked, { field, value }) => putText(asked, 'services', field, value),
  'who-we-are': (asked, { field, value }) => putText(asked, 'who-we-are', field, value),
  'front-page': (asked, { field, value }) =>
    field === 'covers' ? putCovers(asked, value) : putHighlights(asked, value),
}

async function putText(
  asked: Parameters<PutBack>[0],
  name: 'services' | 'who-we-are',
  field: string,
  value: unknown,
): Promise<void> {
  const { text, version } = await readText(asked.db, name)
  const language = field === 'description.pt' ? 'pt' : 'en'
  await saveText({ ...asked, ifMatch: version }, name, { ...text, [language]: textOf(value) })
}
