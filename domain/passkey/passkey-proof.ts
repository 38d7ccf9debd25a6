import type { PasskeyChallenge } from './passkey-challenge.ts'

/** What a device is asked for a new passkey; no other than the named ones may be used. */
export type PasskeyCreationOptions = {
  readonly challenge: PasskeyChallenge
  readonly host: string
  readonly shop: string
  /** Kept by the device with the passkey: by it an account is found again without a name being typed. */
  readonly holder: string
  readonly email: string
  readonly fullName: string
  /** Credentials that are kept already, in base64url. */
  readonly known: readonly string[]
}

/** What a device answers with a new passkey; bytes in base64url. */
export type PasskeyAttestation = {
  readonly challenge: string
  readonly credential: string
  readonly clientData: string
  readonly attestation: string
}

/** What a device is asked to sign in. */
export type PasskeyRequestOptions = { readonly challenge: PasskeyChallenge; readonly host: string }

/** What a device answers with a passkey it holds; bytes in base64url, the holder as text. */
export type PasskeyAssertion = {
  readonly challenge: string
  readonly credential: string
  readonly holder: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}
