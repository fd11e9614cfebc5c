import { readAgencySettings } from '@/components/layout/agency-settings'
import { readApiUrl } from '@/lib/agency/upstream'

/** Environment as set by a Compose file, which passes an empty text for each variable that isn't set. */
const emptyVariables = {
  NODE_ENV: 'test',
  AGENCY_NAME: '',
  AGENCY_AMI: '',
  AGENCY_COMPLAINTS_URL: '',
  AGENCY_PROPERTY_URL: '',
  AGENCY_ACCESSIBILITY_CONTACT: '',
} as const

test('treats empty variables as not set', () => {
  expect(readAgencySettings(emptyVariables)).toEqual({
    name: null,
    ami: null,
    complaintsUrl: null,
    accessibilityContact: null,
    propertyUrl: null,
    isDemo: false,
  })
})

test('uses the defaults of the sample agency for empty variables', () => {
  expect(readAgencySettings({ ...emptyVariables, AGENCY_DEMO: '1' })).toMatchObject({
    name: 'Soleira',
    ami: '00000',
    complaintsUrl: 'https://www.livroreclamacoes.pt',
    propertyUrl: 'https://www.soleira.example/{language}/{slug}',
    isDemo: true,
  })
})

test('uses the default API if AGENCY_API_URL is empty', () => {
  const { env } = process
  process.env = { ...env, AGENCY_API_URL: '' }
  expect(readApiUrl()).toBe('http://127.0.0.1:4010')
  process.env = env
})
