/** The page of a visitor who signed in at a provider and was rejected by the shop. */
export type PageState = {
  /** A form to sign in or register is open. */
  readonly isFormOpen: boolean
  /** The customer step of the checkout. */
  readonly isCustomerStep: boolean
}

/** The visitor registers with the provider's data if the page allows it; anywhere else they are signed out (Account §4.1). */
export const afterRefusedToken = ({ isFormOpen, isCustomerStep }: PageState): 'registers' | 'is asked to register' | 'is signed out' => {
  if (isFormOpen) return 'registers'
  return isCustomerStep ? 'is asked to register' : 'is signed out'
}
