export type AuthState = 'pending' | 'resolved'

/** Whether it is known who somebody is: only when the identity service and the shop have both answered (Account §4.1). */
export const combinedAuthState = (system: AuthState, customer: AuthState): AuthState =>
  system === 'resolved' && customer === 'resolved' ? 'resolved' : 'pending'
