/** The texts that the pages of one property show. */
export const propertyFormMessages = ['properties', 'listing', 'agents', 'districts', 'key-items']
