import 'server-only'

export type AgencySettings = {
  name: string | null
  ami: string | null
  complaintsUrl: string | null
  /** Contact for accessibility problems: an http(s) URL or a mailto link. */
  accessibilityContact: string | null
  /** URL of a property on the website, with the placeholders {language}, {slug}, {reference} or {id}. */
  propertyUrl: string | null
  isDemo: boolean
}

/** Reads the agency's data from the environment. Empty variables count as not set. The sample agency has defaults. */
export function readAgencySettings(environment: NodeJS.ProcessEnv = process.env): AgencySettings {
  const isDemo = environment.AGENCY_DEMO === '1'
  const complaints =
    environment.AGENCY_COMPLAINTS_URL || (isDemo ? 'https://www.livroreclamacoes.pt' : undefined)
  const property =
    environment.AGENCY_PROPERTY_URL || (isDemo ? 'https://www.soleira.example/{language}/{slug}' : undefined)
  return {
    name: environment.AGENCY_NAME || (isDemo ? 'Soleira' : null),
    ami: environment.AGENCY_AMI || (isDemo ? '00000' : null),
    complaintsUrl: parseHttpUrl(complaints),
    accessibilityContact: parseContact(environment.AGENCY_ACCESSIBILITY_CONTACT),
    propertyUrl: parseHttpUrl(property),
    isDemo,
  }
}

/** Accepts `name@host` or a URL. */
function parseContact(text: string | undefined): string | null {
  return text !== undefined && /^[^\s@:/?]+@[^\s@:/?]+$/.test(text) ? `mailto:${text}` : parseHttpUrl(text)
}

function parseHttpUrl(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}
