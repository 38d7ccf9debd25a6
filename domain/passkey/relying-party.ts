/** Where passkeys are valid: on the pages of one origin, identified by its host. */
export type RelyingParty = { readonly host: string; readonly origin: string }

/** The relying party of the shop's public URL. */
export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname: host, origin } = new URL(publicUrl)
  return { host, origin }
}
