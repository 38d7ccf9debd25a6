
/** Generates unguessable tokens: at least 128 bits, base64url. */
export interface TokenMaker {
  readonly make: () => string
}
