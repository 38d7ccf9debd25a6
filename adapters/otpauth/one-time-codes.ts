import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '../../application/commerce/staff/one-time-codes.port.ts'

/** What every app understands: SHA-1, six digits, half minutes. */
const HOW = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const CODE = /^\d{6}$/

/** Codes by RFC 6238. A phone's clock may be half a minute off. */
export const oneTimeCodes: OneTimeCodes & { readonly codeAt: (secret: string, at: Date) => string } = {
  codeAt: (secret, at) => new TOTP({ ...HOW, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() }),
  newSecret: () => new Secret({ size: 20 }).base32,
  stepOf: (secret, code, now) => {
    if (!CODE.test(code)) return undefined
    const timestamp = now.getTime()
    const off = TOTP.validate({ ...HOW, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 })
    return off === null ? undefined : TOTP.counter({ period: HOW.period, timestamp }) + off
  },
  address: (secret, email, shop) => new TOTP({ ...HOW, issuer: shop, label: email, secret: Secret.fromBase32(secret) }).toString(),
}
