import 'server-only'

export type AgencySettings = { ami: string | null; complaintsUrl: string | null; demo: boolean }

/** The agency's own facts, from the environment; the sample agency has sample ones. Read per request, on the server. */
export function agencySettings(environment: NodeJS.ProcessEnv = process.env): AgencySettings {
  const demo = environment.AGENCY_DEMO === '1'
  const url = environment.AGENCY_COMPLAINTS_URL ?? (demo ? 'https://www.livroreclamacoes.pt' : undefined)
  return {
    ami: environment.AGENCY_AMI ?? (demo ? '00000' : null),
    complaintsUrl:
      url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null,
    demo,
  }
}
