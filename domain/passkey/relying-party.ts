/** Where a passkey opens a door: on the pages of one origin, by the name of its host. */
export type RelyingParty = { readonly host: string; readonly origin: string }

/** A shop's passkeys are those of the address at which browsers reach it. */
export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname: host, origin } = new URL(publicUrl)
  return { host, origin }
}
