import { createWebsiteText } from '../website-texts.ts'

export const servicesDescription = createWebsiteText('services-description', 'services')
