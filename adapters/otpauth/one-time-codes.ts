import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '../../application/commerce/staff/one-time-codes.port.ts'

/** What every authenticator app supports: SHA-1, six digits, 30 seconds. */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const CODE = /^\d{6}$/

/** Codes by RFC 6238. A phone's clock may be half a minute off. */
export const oneTimeCodes: OneTimeCodes & { readonly codeAt: (secret: string, at: Date) => string } = {
  codeAt: (secret, at) => new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() }),
  newSecret: () => new Secret({ size: 20 }).base32,
  stepOf: (secret, code, now) => {
    if (!CODE.test(code)) return undefined
    const timestamp = now.getTime()
    const off = TOTP.validate({ ...OPTIONS, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 })
    return off === null ? undefined : TOTP.counter({ period: OPTIONS.period, timestamp }) + off
  },
  address: (secret, email, shop) => new TOTP({ ...OPTIONS, issuer: shop, label: email, secret: Secret.fromBase32(secret) }).toString(),
}
