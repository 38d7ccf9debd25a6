import type { Email } from '../../../domain/customer/email.ts'

/** The second factor: time-based one-time codes (RFC 6238). */
export interface OneTimeCodes {
  /** A secret of 160 bits in Base32. */
  readonly newSecret: () => string
  /** The time step of a valid code, the current one or a neighbour; `undefined` for a wrong code. */
  readonly stepOf: (secret: string, code: string, now: Date) => number | undefined
  /** The address for the QR code: `otpauth://totp/…`. */
  readonly address: (secret: string, email: Email, shop: string) => string
}
