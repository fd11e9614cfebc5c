/** Messages for the pages of one development. */
export const condominiumFormMessages = ['condominiums', 'listing', 'agents', 'districts', 'key-items']
