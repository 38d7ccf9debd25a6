
/** Generates unguessable session tokens: at least 256 bits, base64url. */
export interface SessionMaker {
  readonly make: () => string
}
