import type { PasskeyChallenge } from './passkey-challenge.ts'

/** The options to create a passkey; existing ones are excluded. */
export type PasskeyCreationOptions = {
  readonly challenge: PasskeyChallenge
  readonly host: string
  readonly shop: string
  /** The user handle, stored with the passkey: it identifies the account without typing a name. */
  readonly holder: string
  readonly email: string
  readonly fullName: string
  /** Stored credentials, in base64url. */
  readonly known: readonly string[]
}

/** The response of a device with a new passkey; bytes in base64url. */
export type PasskeyAttestation = {
  readonly challenge: string
  readonly credential: string
  readonly clientData: string
  readonly attestation: string
}

/** The options to sign in with a passkey. */
export type PasskeyRequestOptions = { readonly challenge: PasskeyChallenge; readonly host: string }

/** The response of a device with an existing passkey; bytes in base64url, the user handle as text. */
export type PasskeyAssertion = {
  readonly challenge: string
  readonly credential: string
  readonly holder: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}
