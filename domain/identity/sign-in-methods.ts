/** By what an account is entered, beside letters: whoever registered without a password has none. */
export type SignInMethods = { readonly hasPassword: boolean }
