import { forgot, reset } from './password-reset.ts'
import { login } from './login.ts'
import { changePassword, getProfile, updateProfile } from './profile.ts'
import { register, verify } from './registration.ts'
import { endOtherSessions, endSession, listSessions } from './user-sessions.ts'
import { logout, refresh } from './session.ts'
import { options, sendVerification } from './verification.ts'

export const accountRoutes = [
  login,
  logout,
  refresh,
  register,
  verify,
  forgot,
  reset,
  getProfile,
  updateProfile,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  options,
  sendVerification,
]
