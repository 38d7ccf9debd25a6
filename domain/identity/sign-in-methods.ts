/** The sign-in methods of an account besides e-mail links: an account registered without a password has none. */
export type SignInMethods = { readonly hasPassword: boolean }
