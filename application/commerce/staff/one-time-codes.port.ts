import type { Email } from '../../../domain/customer/email.ts'

/** The second factor: codes that an app on somebody's phone makes of a secret and the time (RFC 6238). */
export interface OneTimeCodes {
  /** A secret of 160 bits as people type it. */
  readonly newSecret: () => string
  /** In which half minute the code is right, among this one and its two neighbours; `undefined` for a wrong one. */
  readonly stepOf: (secret: string, code: string, now: Date) => number | undefined
  /** What an app reads as a picture: `otpauth://totp/…`. */
  readonly address: (secret: string, email: Email, shop: string) => string
}
