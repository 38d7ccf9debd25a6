export type AuthState = 'pending' | 'resolved'

/** Whether the identity is known: only when the identity service and the shop have both responded (Account §4.1). */
export const combinedAuthState = (system: AuthState, customer: AuthState): AuthState =>
  system === 'resolved' && customer === 'resolved' ? 'resolved' : 'pending'
