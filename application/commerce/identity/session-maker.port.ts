
/** Makes unguessable names of sessions: at least 256 bits, letters and digits of base64url. */
export interface SessionMaker {
  readonly make: () => string
}
