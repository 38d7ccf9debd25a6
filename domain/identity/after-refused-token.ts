/** Where a visitor stands whom a provider signed in and the shop did not. */
export type Standing = {
  /** A form to sign in or register is open. */
  readonly isFormOpen: boolean
  /** The step of the checkout that asks who somebody is. */
  readonly isCustomerStep: boolean
}

/** They register with what the provider knows of them, where they can; anywhere else they are signed out everywhere (Account §4.1). */
export const afterRefusedToken = ({ isFormOpen, isCustomerStep }: Standing): 'registers' | 'is asked to register' | 'is signed out' => {
  if (isFormOpen) return 'registers'
  return isCustomerStep ? 'is asked to register' : 'is signed out'
}
