import { PropertyEditor } from '@/components/properties/form/property-form'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { createTabPage } from '../../../../record-pages'

export default createTabPage(prefetchPropertyLookups, (id) => <PropertyEditor id={id} />)
