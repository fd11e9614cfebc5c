export const roles = ['Administrator', 'User'] as const
