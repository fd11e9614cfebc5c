import { websiteText } from '../website-texts.ts'

export const servicesDescription = websiteText('services-description', 'services')
