/** The texts that the pages of one development show. */
export const condominiumFormMessages = ['condominiums', 'listing', 'agents', 'districts', 'key-items']
