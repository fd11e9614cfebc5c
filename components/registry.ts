import { activity } from './activity/resource'
import { agents } from './agents/resource'
import { condominiums } from './developments/resource'
import { contacts } from './contacts/resource'
import { districts } from './districts/resource'
import { frontPage } from './front-page/resource'
import { inbox } from './inbox/resource'
import { keyItems } from './key-items/resource'
import { portals } from './portals/resource'
import { profile } from './profile/resource'
import { properties } from './properties/resource'
import type { ResourceDefinition } from './resource/resource-definition'
import { services } from './services/resource'
import { users } from './users/resource'
import { whoWeAre } from './who-we-are/resource'

/** In the order of the entries in each menu group and of the quick actions. */
export const registry: readonly ResourceDefinition[] = [
  properties,
  portals,
  condominiums,
  agents,
  frontPage,
  districts,
  services,
  whoWeAre,
  keyItems,
  inbox,
  users,
  profile,
  contacts,
  activity,
]
