
/** Makes unguessable names: at least 128 bits, letters and digits of base64url. */
export interface TokenMaker {
  readonly make: () => string
}
